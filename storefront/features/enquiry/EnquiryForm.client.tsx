'use client';
import { FIELD_LIMITS, type LeadField } from '@forecourt/lib/lead/fields';
import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { SelectField, TextAreaField, TextField, TickField } from '@/forms/fields.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import type { FormState } from '@/forms/use-form.client.ts';
import { type FormSetup, PRIVACY_PATH, TERMS_PATH } from './setup.ts';
import { useEnquiry } from './use-enquiry.client.ts';
import { FORM_WORDS } from './words.ts';

const LABELS: Record<LeadField, string> = {
  category: 'What is it about?',
  dealership: 'Dealership',
  location: 'Location',
  name: 'Name',
  email: 'Email',
  phone: 'Mobile',
  rego: 'Rego',
  message: 'Comments',
  optIn: 'News',
  terms: 'Terms of use',
};

/**
 * Every form about a vehicle or about none: core fields, what the site asks beside them, consent, one button.
 * @param props.place id of the location to start with
 * @param props.page address of the page it stands in, to which a browser without script comes back; a dialog has none
 * @param props.onTaken called once the lead is stored
 */
export function EnquiryForm({
  setup,
  place = null,
  page,
  returned,
  onTaken,
}: {
  setup: FormSetup;
  place?: string | null;
  page?: string;
  returned?: ReturnedForm;
  onTaken: () => void;
}) {
  const { rules, dealer, car: vehicle } = setup;
  const form = useEnquiry(setup, { place, onTaken, ...(returned && { returned }) });
  const { offered, chooseDealership } = usePlaces(form, rules);
  const words = FORM_WORDS[rules.kind];
  return (
    <Form
      form={form}
      labels={{ ...LABELS, message: words.message }}
      send={words.send}
      sending="Sending…"
      className="grid gap-5"
      note={
        <p className="text-center text-sm text-ink-muted">
          {dealer.name} uses your details to answer you. See our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      {page && (
        <>
          <input type="hidden" name="kind" value={rules.kind} />
          {vehicle && <input type="hidden" name="car" value={vehicle.slug} />}
          <input type="hidden" name="page" value={page} />
        </>
      )}
      {rules.categories && (
        <SelectField name="category" choices={rules.categories.map((name) => ({ id: name, name }))} />
      )}
      {rules.dealerships && (
        <SelectField name="dealership" choices={rules.dealerships} onChange={chooseDealership} />
      )}
      {offered && <SelectField name="location" choices={offered} />}
      <TextField name="name" autoComplete="name" maxLength={FIELD_LIMITS.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={FIELD_LIMITS.phone}
          placeholder="0412 345 678"
        />
        <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
      </div>
      {rules.rego && <TextField name="rego" maxLength={FIELD_LIMITS.rego} optional />}
      <TextAreaField
        name="message"
        optional={!rules.messageRequired}
        rows={rules.kind === 'quickEnquiry' ? 2 : 4}
        maxLength={FIELD_LIMITS.message}
      />
      <Trap />
      {(rules.optIn || rules.terms) && (
        <div className="grid gap-2">
          {rules.terms && (
            <TickField name="terms">
              I agree to the{' '}
              <a href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                terms of use
              </a>
            </TickField>
          )}
          {rules.optIn && <TickField name="optIn">Send me news and offers now and then</TickField>}
        </div>
      )}
    </Form>
  );
}

/** The locations to choose from: those of the dealership that was chosen; without script, all of them. */
function usePlaces({ element }: FormState, { dealerships, locations }: FormSetup['rules']) {
  const [dealership, setDealership] = useState('');
  const select = (name: 'dealership' | 'location') => {
    const control = element.current?.elements.namedItem(name);
    return control instanceof HTMLSelectElement ? control : null;
  };

  // What the browser remembered, or somebody chose before scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => setDealership(select('dealership')?.value ?? ''), []);

  const chooseDealership = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // Before the list gets shorter: a list whose choice is gone makes another by itself.
    const location = select('location');
    if (location) location.value = '';
    setDealership(target.value);
  };
  return {
    offered: locations?.filter(({ of }) => !dealerships || !dealership || of === dealership),
    chooseDealership,
  };
}
