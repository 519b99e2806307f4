'use client';
import { useEffect } from 'react';
import { Field } from '@/features/enquiry/Fields.tsx';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored } from '@/features/enquiry/store.ts';
import type { Answers } from '@/features/payments/answers.ts';
import { CheckedForm } from '@/features/payments/CheckedForm.tsx';
import { LIMITS } from '../fields.ts';
import { useStep } from './use-step.client.ts';

const LABELS = { name: 'Name', mobile: 'Mobile', email: 'Email' } as const;
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

/**
 * Step 1: who reserves. Sending it holds the car.
 * @param props.token one per page: a double click or a second try finds the same reservation
 */
export function DetailsStep({
  action,
  token,
  answers,
  problems: given,
  next,
  dealer,
  siteSlug,
}: {
  action: string;
  token: string | null;
  answers: Answers;
  problems: readonly string[];
  next: string;
  dealer: string;
  siteSlug: string;
}) {
  const step = useStep('details', action, given);
  const { form, problems } = step;

  // Whoever has enquired before need not type again (STORE-06); what is there already stays.
  useEffect(() => {
    const contact = contactOf(parseStored(readStored(siteSlug, 'User')));
    const known = { name: contact.name, mobile: contact.phone, email: contact.email };
    for (const [name, value] of Object.entries(known)) {
      const field = form.ref.current?.elements.namedItem(name);
      if (value && field instanceof HTMLInputElement && !field.value) field.value = value;
    }
  }, [siteSlug, form.ref]);

  return (
    <CheckedForm
      checked={step}
      labels={LABELS}
      next={next}
      back={null}
      note={
        <p className="text-sm text-ink-muted">
          No payment yet. {dealer} uses your details for this reservation only; see our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      {token && <input type="hidden" name="token" value={token} />}
      {FIELDS.map(({ name, type, autoComplete }) => (
        <Field key={name} id={name} label={LABELS[name]} problem={problems[name]}>
          {(ties) => (
            <input
              {...ties}
              className="field"
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={LIMITS[name]}
              placeholder={name === 'mobile' ? '0412 345 678' : undefined}
              defaultValue={answers[name] ?? ''}
            />
          )}
        </Field>
      ))}
    </CheckedForm>
  );
}
