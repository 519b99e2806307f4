import { useTranslations } from 'next-intl';
import { ACCOUNT_ACTIONS, PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { LIMITS } from '@/features/account/fields.ts';
import { PasskeyProof } from '@/features/passkeys/PasskeyProof.client.tsx';
import { useProofTexts } from '@/features/passkeys/use-proof-texts.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Field } from '@/forms/Field.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { DELETE_FIELDS, returnedTo, SURE_FIELD } from './fields.ts';

/**
 * Form for deleting the account, which asks for the code in a second step.
 * @param props.phone formatted for reading
 * @param props.hasPasskey whether a passkey can replace the code
 */
export function DeleteAccount({
  phone,
  hasPasskey,
  returned: returnedForms,
}: {
  phone: string;
  hasPasskey: boolean;
  returned: ReturnedForm;
}) {
  const t = useTranslations('garage');
  const proof = useProofTexts(phone);
  const { problems, answers } = returnedTo(DELETE_FIELDS, returnedForms);
  const isUnsure = problems.includes(SURE_FIELD);
  const needsCode = problems.includes(PROOF_FIELDS.delete);
  const wasWrong = needsCode && answers?.[PROOF_FIELDS.delete] !== undefined;
  return (
    <div id="delete" className="scroll-mt-28">
      <Disclosure summary={t('account.delete')} open={isUnsure || needsCode} className="border-t">
        <form method="post" action={ACCOUNT_ACTIONS.delete} className="grid max-w-140 gap-5">
          <p className="text-ink-muted">{t('account.deleteText')}</p>
          {isUnsure && <Alert tone="danger">{t('account.confirmDelete')}</Alert>}
          <label className="flex min-h-11 items-start gap-3">
            <input type="checkbox" name={SURE_FIELD} required defaultChecked={needsCode} className="tick" />
            {t('account.sure')}
          </label>
          {needsCode && (
            <>
              <Alert tone={wasWrong ? 'danger' : 'info'}>
                {wasWrong ? t('account.wrongCode', { phone }) : proof.sent}
              </Alert>
              <Field
                id={PROOF_FIELDS.delete}
                label={proof.label}
                problem={undefined}
                hint={proof.hint}
                className="max-w-100"
              >
                {({ required: _, ...ties }) => (
                  <input
                    {...ties}
                    name={PROOF_FIELDS.delete}
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={LIMITS.token}
                    className="field numbers"
                  />
                )}
              </Field>
              {hasPasskey && <PasskeyProof />}
            </>
          )}
          <button type="submit" className="btn btn-secondary justify-self-start text-danger">
            {t('account.delete')}
          </button>
        </form>
      </Disclosure>
    </div>
  );
}
