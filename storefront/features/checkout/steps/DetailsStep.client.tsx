'use client';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored } from '@/features/enquiry/store.ts';
import type { Answers } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { LIMITS } from '../fields.ts';
import { type StepProps, useStep } from './use-step.client.ts';

const LABELS = { name: 'Name', mobile: 'Mobile', email: 'Email' } as const;

/** Contact details from an earlier enquiry (STORE-06). */
function rememberedContact(siteSlug: string): Answers {
  const { name, phone, email } = contactOf(parseStored(readStored(siteSlug, 'User')));
  return { ...(name && { name }), ...(phone && { mobile: phone }), ...(email && { email }) };
}

/**
 * Step 1: contact details. Submitting it puts the vehicle on hold.
 * @param props.token one per page, so that a double click or retry finds the same reservation
 */
export function DetailsStep({
  token,
  send,
  dealer,
  siteSlug,
  ...props
}: StepProps & { token: string | null; send: string; dealer: string; siteSlug: string }) {
  const isKnown = Boolean(props.answers.name);
  const form = useStep('details', props, () => (isKnown ? {} : rememberedContact(siteSlug)));
  return (
    <Form
      form={form}
      labels={LABELS}
      send={send}
      note={
        <p className="text-sm text-ink-muted">
          No payment yet. {dealer} uses your details for this reservation only. See our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      {token && <input type="hidden" name="token" value={token} />}
      <TextField name="name" autoComplete="name" maxLength={LIMITS.name} />
      <TextField
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.mobile}
        placeholder="0412 345 678"
      />
      <TextField name="email" type="email" autoComplete="email" maxLength={LIMITS.email} />
    </Form>
  );
}
