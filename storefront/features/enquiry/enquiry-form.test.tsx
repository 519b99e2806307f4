import { formRules } from '@forecourt/lib/leads/form-rules';
import { PROBLEMS_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReturnedForm } from '@/forms/answers.ts';
import { EnquiryForm } from './EnquiryForm.client.tsx';
import type { FormSetup } from './setup.ts';

const site = {
  settings: parseSettings({}).settings,
  features: parseFeatures({ termsCheckboxEnabled: true, formLocationsEnabled: true }).features,
  dealerships: [],
};
const LOCATIONS = [
  { id: 'albion', name: 'Albion', of: null, department: null },
  { id: 'southport', name: 'Southport', of: null, department: null },
];
const setup: FormSetup = {
  siteSlug: 'harbour',
  rules: formRules('finance', site, null, LOCATIONS),
  words: { send: 'Send finance enquiry', message: 'Comments' },
  car: null,
  dealer: { name: 'Harbour', phone: null },
};
const html = (returned?: ReturnedForm) =>
  renderToStaticMarkup(
    <EnquiryForm
      setup={setup}
      page="/finance#finance-form"
      onTaken={() => {}}
      {...(returned && { returned })}
    />,
  );

test('works as a plain form before its script runs', () => {
  const form = html();
  expect(form).toContain('action="/api/leads"');
  expect(form).toContain('method="post"');
  expect(form).toContain('<input type="hidden" name="kind" value="finance"/>');
  expect(form).toContain('<input type="hidden" name="page" value="/finance#finance-form"/>');
  expect(form).not.toContain('aria-invalid');
  // The page is cached, so all visitors would share a token in it.
  expect(form).not.toContain('name="token"');
});

test('shows typed values and their problems after a plain submission', () => {
  const form = html({
    problems: ['phone', 'terms'],
    answers: {
      name: 'Kim',
      phone: '12345',
      email: 'kim@shopper.example',
      message: 'Two\nlines',
      location: 'southport',
      optIn: '',
    },
  });
  expect(form).toContain(PROBLEMS_TEXT);
  expect(form).toContain('Please enter a valid Australian mobile number.');
  expect(form).toContain('value="12345"');
  expect(form).toContain('>Two\nlines</textarea>');
  expect(form).toContain('<option value="southport" selected="">Southport</option>');
  expect(form.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(form).not.toMatch(/name="optIn"[^>]*checked/);
});

test('keeps typed values when sending fails', () => {
  const form = html({ problems: ['failed'], answers: { name: 'Kim', terms: 'on' } });
  expect(form).toContain('An error occurred when submitting this form');
  expect(html({ problems: ['busy'], answers: { name: 'Kim' } })).toContain('We have had a lot of enquiries');
  expect(form).toContain('value="Kim"');
});

test('has a location select with nothing chosen (LEAD-06)', () => {
  const form = html();
  const select = /<select[^>]* name="location"[^>]*>(.*?)<\/select>/s.exec(form)?.[1] ?? '';
  expect([...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    '',
    'albion',
    'southport',
  ]);
  expect(html({ problems: ['location'], answers: { location: '' } })).toContain('This is a required field.');
});

const formWith = (kind: 'testDrive' | 'finance', features: Record<string, unknown>) =>
  renderToStaticMarkup(
    <EnquiryForm
      setup={{
        ...setup,
        rules: formRules(kind, { ...site, features: parseFeatures(features).features }, null, []),
      }}
      onTaken={() => {}}
    />,
  );

test('reserves space for the times of a test drive until they load (TDRIVE-04)', () => {
  expect(formWith('testDrive', {})).toContain('class="skeleton');
  expect(formWith('testDrive', { testDriveSlotsEnabled: false })).not.toContain('skeleton');
});

test('has a postcode field of at most four characters where the site asks for one (LEAD-66 LEAD-68)', () => {
  const finance = formWith('finance', { financePostcodeEnabled: true });
  const [field] = /<input[^>]*name="postcode"[^>]*>/.exec(finance) ?? [];
  expect(field).toContain('role="combobox"');
  expect(field).toContain('maxLength="4"');
  expect(formWith('finance', {})).not.toContain('name="postcode"');
});
