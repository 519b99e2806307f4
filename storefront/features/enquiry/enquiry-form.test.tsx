import { PROBLEMS_TEXT } from '@forecourt/lib/lead/fields';
import { formRules } from '@forecourt/lib/lead/rules';
import { parseFeatures } from '@forecourt/lib/site/features';
import { parseSettings } from '@forecourt/lib/site/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReturnedForm } from '@/forms/answers.ts';
import { EnquiryForm } from './EnquiryForm.client.tsx';
import type { FormSetup } from './setup.ts';
import { FORM_WORDS } from './words.ts';

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
  words: FORM_WORDS.finance,
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

test('a form is a plain one before scripts come, and says nothing of problems', () => {
  const form = html();
  expect(form).toContain('action="/api/leads"');
  expect(form).toContain('method="post"');
  expect(form).toContain('<input type="hidden" name="kind" value="finance"/>');
  expect(form).toContain('<input type="hidden" name="page" value="/finance#finance-form"/>');
  expect(form).not.toContain('aria-invalid');
  // Its page is the same for everybody: a token in it would be everybody's.
  expect(form).not.toContain('name="token"');
});

test('a form that came back has what was typed, and the problems of just that', () => {
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

test('a form that failed as a whole says why, with nothing typed lost', () => {
  const form = html({ problems: ['failed'], answers: { name: 'Kim', terms: 'on' } });
  expect(form).toContain('An error occurred when submitting this form');
  expect(html({ problems: ['busy'], answers: { name: 'Kim' } })).toContain('We have had a lot of enquiries');
  expect(form).toContain('value="Kim"');
});

test('the place of the times is kept until they are there; a postcode is a plain field of four digits before its suggestions (TDRIVE-04 LEAD-66 LEAD-68)', () => {
  const formOf = (kind: 'testDrive' | 'finance', features: Record<string, unknown>) =>
    renderToStaticMarkup(
      <EnquiryForm
        setup={{
          ...setup,
          rules: formRules(kind, { ...site, features: parseFeatures(features).features }, null, []),
        }}
        onTaken={() => {}}
      />,
    );
  expect(formOf('testDrive', {})).toContain('class="skeleton');
  expect(formOf('testDrive', { testDriveSlotsEnabled: false })).not.toContain('skeleton');
  const finance = formOf('finance', { financePostcodeEnabled: true });
  expect(finance).toMatch(/<input[^>]*role="combobox"[^>]*name="postcode"/);
  expect(finance).toMatch(/<input[^>]*maxLength="4"[^>]*/);
  expect(formOf('finance', {})).not.toContain('name="postcode"');
});
