'use client';
import { FIELD_LIMITS, type LeadField, PROBLEMS_TEXT } from '@forecourt/lib/lead/fields';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { Field, Tick } from './Fields.tsx';
import { type FormSetup, PRIVACY_PATH, TERMS_PATH } from './setup.ts';
import { Trap } from './Trap.tsx';
import { useLeadForm } from './use-lead-form.client.ts';
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
 * Every form about a car or about none: core fields, what the site asks beside them, consent, one button.
 * @param props.place id of the location to start with
 * @param props.onTaken called once the lead is stored
 */
export function EnquiryForm({
  setup,
  place = null,
  onTaken,
}: {
  setup: FormSetup;
  place?: string | null;
  onTaken: () => void;
}) {
  const { rules, dealer } = setup;
  const { values, problems, status, set, send } = useLeadForm(setup, place, onTaken);
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const words = FORM_WORDS[rules.kind];
  const id = (field: LeadField) => `${base}-${field}`;
  const found = Object.entries(problems) as [LeadField, string][];
  const sending = status.kind === 'sending';

  useEffect(() => {
    if (status.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [status]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(trap.current?.value ?? '');
  };

  const text = (
    field: 'name' | 'email' | 'phone' | 'rego',
    type: string,
    autoComplete: string,
    optional = false,
  ) => (
    <Field id={id(field)} label={LABELS[field]} problem={problems[field]} optional={optional}>
      {(ties) => (
        <input
          {...ties}
          className="field"
          name={field}
          type={type}
          autoComplete={autoComplete}
          maxLength={FIELD_LIMITS[field]}
          placeholder={field === 'phone' ? '0412 345 678' : undefined}
          value={values[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  );

  const choice = (
    field: 'category' | 'dealership' | 'location',
    choices: readonly { id: string; name: string }[],
    also: Partial<typeof values> = {},
  ) => (
    <Field id={id(field)} label={LABELS[field]} problem={problems[field]}>
      {(ties) => (
        <Select
          {...ties}
          name={field}
          value={values[field]}
          onChange={(event) => set({ ...also, [field]: event.target.value })}
        >
          <option value="" disabled>
            Please choose
          </option>
          {choices.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  const places = rules.locations?.filter(
    ({ of }) => !rules.dealerships || !values.dealership || of === values.dealership,
  );
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={sending} className="grid gap-5">
      {status.kind === 'refused' && found.length > 0 && (
        <Alert tone="danger" title={PROBLEMS_TEXT}>
          <ul className="mt-1 grid gap-0.5 text-sm">
            {found.map(([field, problem]) => (
              <li key={field}>
                <a
                  href={`#${id(field)}`}
                  className="underline"
                  onClick={(event) => focusField(event, id(field))}
                >
                  {labelOf(field, words.message)}
                </a>
                : {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {rules.categories &&
        choice(
          'category',
          rules.categories.map((name) => ({ id: name, name })),
        )}
      {rules.dealerships && choice('dealership', rules.dealerships, { location: '' })}
      {places && choice('location', places)}
      {text('name', 'text', 'name')}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('phone', 'tel', 'tel')}
        {text('email', 'email', 'email')}
      </div>
      {rules.rego && text('rego', 'text', 'off', true)}
      <Field
        id={id('message')}
        label={words.message}
        problem={problems.message}
        optional={!rules.messageRequired}
      >
        {(ties) => (
          <textarea
            {...ties}
            className="field min-h-24"
            name="message"
            rows={rules.kind === 'quickEnquiry' ? 2 : 4}
            maxLength={FIELD_LIMITS.message}
            value={values.message}
            onChange={(event) => set({ message: event.target.value })}
          />
        )}
      </Field>
      <Trap field={trap} />
      {(rules.optIn || rules.terms) && (
        <div className="grid gap-2">
          {rules.terms && (
            <Tick
              id={id('terms')}
              checked={values.terms}
              problem={problems.terms}
              onChange={(terms) => set({ terms })}
            >
              I agree to the{' '}
              <a href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                terms of use
              </a>
            </Tick>
          )}
          {rules.optIn && (
            <Tick id={id('optIn')} checked={values.optIn} onChange={(optIn) => set({ optIn })}>
              Send me news and offers now and then
            </Tick>
          )}
        </div>
      )}
      {status.kind === 'refused' && status.error && <Alert tone="danger">{status.error}</Alert>}
      <div className="grid gap-3">
        <Button type="submit" size="lg" aria-disabled={sending} className="w-full">
          {sending && <span className="spinner" aria-hidden="true" />}
          {sending ? 'Sending…' : words.send}
        </Button>
        <p className="text-center text-sm text-ink-muted">
          {dealer.name} uses your details to answer you. See our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      </div>
    </form>
  );
}

const labelOf = (field: LeadField, message: string) => (field === 'message' ? message : LABELS[field]);

/** An anchor in a dialog would leave it; the focus goes there instead. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
