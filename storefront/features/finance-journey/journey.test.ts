import { formRules } from '@forecourt/lib/leads/form-rules';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { detailsProblems, leadOf } from './fields.ts';
import {
  ADVANCE_FAILED_TEXT,
  CUSTOMER_FAILED_TEXT,
  LEAD_FAILED_TEXT,
  NO_REDIRECT_TEXT,
} from './finance-messages.ts';
import type { JourneySetup } from './setup.ts';

const site = { ...parseSettings({}), ...parseFeatures({}), dealerships: [] };
const setup = (postcode = false) =>
  ({ form: { rules: formRules('finance', site, null, []) }, postcode }) as unknown as JourneySetup;
const filled = {
  name: ' Kim ',
  last_name: 'Nguyen',
  email: 'kim@shopper.example',
  phone: '0412 345 678',
  subscribe: 'on',
};
const nobody = { sentTo: null, verified: null };
const PHONE = '+61412345678';

test('requires the details with the messages of every form (QUOTE-41..44)', () => {
  expect(detailsProblems({}, setup(), nobody)).toEqual({
    name: 'This is a required field.',
    last_name: 'This is a required field.',
    email: 'This is a required field.',
    phone: 'This is a required field.',
  });
  expect(detailsProblems(filled, setup(), nobody)).toEqual({});
});

test('requires a postcode only where the site asks for it (QUOTE-46)', () => {
  expect(detailsProblems(filled, setup(true), nobody)).toEqual({ postcode: 'This is a required field.' });
  expect(detailsProblems({ ...filled, postcode: '40' }, setup(true), nobody)).toHaveProperty('postcode');
  expect(detailsProblems({ ...filled, postcode: '4000' }, setup(true), nobody)).toEqual({});
});

test('requires a code once one was sent to this phone, until verified (QUOTE-45 QUOTE-54)', () => {
  const codeState = { sentTo: PHONE, verified: null };
  expect(detailsProblems(filled, setup(), codeState)).toEqual({ code: 'This is a required field.' });
  expect(detailsProblems({ ...filled, code: '12 34 56' }, setup(), codeState)).toEqual({});
  expect(detailsProblems({ ...filled, phone: '0498 765 432' }, setup(), codeState)).toEqual({});
  expect(detailsProblems(filled, setup(), { sentTo: PHONE, verified: PHONE })).toEqual({});
});

test('sends the full name and the newsletter consent with the lead (QUOTE-41 QUOTE-42 QUOTE-47)', () =>
  expect(leadOf(filled)).toMatchObject({ name: 'Kim Nguyen', optIn: true }));

test('shows these messages for failures (QUOTE-75..78)', () => {
  expect([CUSTOMER_FAILED_TEXT, NO_REDIRECT_TEXT, LEAD_FAILED_TEXT, ADVANCE_FAILED_TEXT]).toEqual([
    'Failed to create customer with YouX',
    'Failed to create customer or no redirect URL received.',
    'Lead submission failed',
    'An unknown error occurred while advancing step.',
  ]);
});
