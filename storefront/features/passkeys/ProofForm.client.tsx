'use client';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ACCOUNT_ACTIONS, PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { LIMITS, TOO_MANY_TEXT } from '@/features/account/fields.ts';
import { Form } from '@/forms/Form.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { PasskeyProof } from './PasskeyProof.client.tsx';
import { useProofTexts } from './use-proof-texts.ts';

/**
 * Asks for the one-time code, for actions without a form.
 * @param props.phone formatted
 * @param props.hasPasskey whether a passkey may be used instead
 * @param props.onProven continues the action
 */
export function ProofForm({
  phone,
  hasPasskey,
  onProven,
}: {
  phone: string;
  hasPasskey: boolean;
  onProven: () => void;
}) {
  const t = useTranslations('passkeys');
  const texts = useProofTexts(phone);
  const form = useForm({
    action: ACCOUNT_ACTIONS.prove,
    check: () => ({}),
    texts: { failed: UNKNOWN_ERROR, busy: TOO_MANY_TEXT },
    send: async (answers) => {
      const reply = await sendAnswers(ACCOUNT_ACTIONS.prove, answers, UNKNOWN_ERROR);
      if ('next' in reply) onProven();
      // Without a submitted code this is not an error: another code was sent.
      const isAsked = 'problems' in reply && !answers[PROOF_FIELDS.prove]?.trim();
      return 'next' in reply || isAsked ? { stay: true } : reply;
    },
  });
  // The form replaces the button that was clicked.
  useEffect(() => document.getElementById(PROOF_FIELDS.prove)?.focus(), []);
  return (
    <Form
      form={form}
      labels={{ [PROOF_FIELDS.prove]: texts.label }}
      send={t('continue')}
      className="grid max-w-100 gap-5"
    >
      <Alert>{texts.sent}</Alert>
      <TextField
        name={PROOF_FIELDS.prove}
        inputMode="numeric"
        autoComplete="one-time-code"
        numbers
        maxLength={LIMITS.token}
        hint={texts.hint}
      />
      {hasPasskey && <PasskeyProof />}
    </Form>
  );
}
