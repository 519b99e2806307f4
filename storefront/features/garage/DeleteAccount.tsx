import { LIMITS } from '@/features/account/fields.ts';
import {
  ACCOUNT_ACTIONS,
  codeHint,
  oneMoreStepText,
  PROOF_FIELDS,
  PROOF_LABEL,
} from '@/features/account/own-account.ts';
import { PasskeyProof } from '@/features/passkeys/PasskeyProof.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Field } from '@/forms/Field.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { DELETE_LABELS, returnedTo, SURE_FIELD } from './fields.ts';

/**
 * Deletes the account of whoever is sure, and has just proven who they are; a plain form, which asks for the code in a second step.
 * @param props.phone as people read it
 * @param props.hasPasskey whether a passkey of the account does as well as a code
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
            We delete your saved cars, saved searches and alerts, your own cars and valuations, your places on
            waiting lists, your passkeys and your details. Your enquiries lose your name, number and message,
            and you are signed out everywhere. A reservation that still holds a car for you, or a refund on
            its way, stays until it is over. Payments and prize draws stay in our records without your name.
            This cannot be undone.
          </p>
          {isUnsure && <Alert tone="danger">Please tick that you are sure.</Alert>}
          <label className="flex min-h-11 items-start gap-3">
            <input type="checkbox" name={SURE_FIELD} required defaultChecked={needsCode} className="tick" />
            Yes, delete my account and everything in it
          </label>
          {needsCode && (
            <>
              <Alert tone={wasWrong ? 'danger' : 'info'}>
                {wasWrong
                  ? `That code is not valid. Enter the newest one we texted to ${phone}.`
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
