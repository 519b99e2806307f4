import {
  ACCOUNT_ACTIONS,
  codeHint,
  oneMoreStepText,
  PROOF_FIELDS,
  PROOF_LABEL,
} from '@/features/account/account-forms.ts';
import { LIMITS } from '@/features/account/fields.ts';
import { PasskeyProof } from '@/features/passkeys/PasskeyProof.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Field } from '@/forms/Field.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { DELETE_LABELS, returnedTo, SURE_FIELD } from './fields.ts';

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
  const { problems, answers } = returnedTo(DELETE_LABELS, returnedForms);
  const isUnsure = problems.includes(SURE_FIELD);
  const needsCode = problems.includes(PROOF_FIELDS.delete);
  const wasWrong = needsCode && answers?.[PROOF_FIELDS.delete] !== undefined;
  return (
    <div id="delete" className="scroll-mt-28">
      <Disclosure summary="Delete my account" open={isUnsure || needsCode} className="border-t">
        <form method="post" action={ACCOUNT_ACTIONS.delete} className="grid max-w-140 gap-5">
          <p className="text-ink-muted">
            We delete your saved vehicles, saved searches and alerts, your own vehicles and valuations, your
            places on waiting lists, your passkeys and your details. We remove your name, number and message
            from your enquiries, and you are signed out on all devices. Active reservations and refunds in
            progress are kept until they are completed. Payments and prize draws stay in our records without
            your name. This cannot be undone.
          </p>
          {isUnsure && <Alert tone="danger">Confirm that you want to delete your account.</Alert>}
          <label className="flex min-h-11 items-start gap-3">
            <input type="checkbox" name={SURE_FIELD} required defaultChecked={needsCode} className="tick" />
            Yes, delete my account and everything in it
          </label>
          {needsCode && (
            <>
              <Alert tone={wasWrong ? 'danger' : 'info'}>
                {wasWrong
                  ? `That code is not valid. Enter the most recent code we sent to ${phone}.`
                  : oneMoreStepText(phone)}
              </Alert>
              <Field
                id={PROOF_FIELDS.delete}
                label={PROOF_LABEL}
                problem={undefined}
                hint={codeHint(phone)}
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
            Delete my account
          </button>
        </form>
      </Disclosure>
    </div>
  );
}
