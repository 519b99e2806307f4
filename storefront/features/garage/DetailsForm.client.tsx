'use client';
import { DETAILS_LIMITS, detailsProblems } from '@forecourt/lib/accounts/garage/details';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ACCOUNT_ACTIONS, PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { LIMITS, TOO_MANY_TEXT } from '@/features/account/fields.ts';
import { PasskeyProof } from '@/features/passkeys/PasskeyProof.client.tsx';
import { useProofTexts } from '@/features/passkeys/use-proof-texts.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { SelectField } from '@/forms/fields.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { Alert } from '@/ui/Alert.tsx';

const CODE = PROOF_FIELDS.details;

/**
 * The shopper's contact details, and the language of messages to them. Changing the email requires a code.
 * @param props.languages that the site offers, by their own names; none for a site in English only
 * @param props.phone formatted for reading
 * @param props.hasPasskey whether a passkey can replace the code
 */
export function DetailsForm({
  defaults,
  languages,
  phone,
  hasPasskey,
  returned,
}: {
  defaults: Answers;
  languages: readonly { id: string; name: string; lang: string }[];
  phone: string;
  hasPasskey: boolean;
  returned: ReturnedForm;
}) {
  const t = useTranslations('garageClient');
  const proof = useProofTexts(phone);
  const [needsCode, setNeedsCode] = useState(returned.problems.includes(CODE));
  const form = useForm({
    action: ACCOUNT_ACTIONS.details,
    check: detailsProblems,
    texts: { failed: UNKNOWN_ERROR, busy: TOO_MANY_TEXT },
    returned,
    defaults,
    send: async (answers) => {
      const reply = await sendAnswers(ACCOUNT_ACTIONS.details, answers, UNKNOWN_ERROR);
      const isAsked = 'problems' in reply && CODE in reply.problems && !answers[CODE]?.trim();
      if (!isAsked) return reply;
      setNeedsCode(true);
      return { stay: true };
    },
  });
  const isReturned = returned.problems.includes(CODE);
  useEffect(() => {
    if (needsCode && !isReturned) document.getElementById(CODE)?.focus();
  }, [needsCode, isReturned]);
  return (
    <Form
      form={form}
      labels={{
        name: t('labels.name'),
        lastName: t('labels.lastName'),
        email: t('labels.email'),
        postcode: t('labels.postcode'),
        language: t('labels.language'),
        [CODE]: proof.label,
      }}
      send={t('save')}
      isQuiet
    >
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField name="name" autoComplete="given-name" maxLength={DETAILS_LIMITS.name} />
        <TextField name="lastName" optional autoComplete="family-name" maxLength={DETAILS_LIMITS.lastName} />
      </div>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[1fr_10rem]">
        <TextField name="email" type="email" optional autoComplete="email" maxLength={DETAILS_LIMITS.email} />
        <TextField
          name="postcode"
          optional
          numbers
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={DETAILS_LIMITS.postcode}
        />
      </div>
      {languages.length > 0 && <SelectField name="language" choices={languages} />}
      {needsCode && (
        <>
          <Alert>{proof.sent}</Alert>
          <TextField
            name={CODE}
            inputMode="numeric"
            autoComplete="one-time-code"
            numbers
            maxLength={LIMITS.token}
            hint={proof.hint}
          />
          {hasPasskey && <PasskeyProof />}
        </>
      )}
    </Form>
  );
}
