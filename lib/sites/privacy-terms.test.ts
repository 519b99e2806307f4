import { expect, test } from 'vitest';
import { fillPrivacyTerms, withPrivacyTerms } from './privacy-terms.ts';
import { parseSettings } from './settings.ts';

const text =
  'acknowledged within {acknowledgeDays} days, access within {accessDays} days, resolved within {resolveDays} days, an answer within {answerDays} days';

test('fills the privacy text with the figures of the site (CONTENT-01..04)', () => {
  const { privacyTerms } = parseSettings({}).settings;
  expect(withPrivacyTerms(text, privacyTerms)).toBe(
    'acknowledged within 7 days, access within 30 days, resolved within 14 days, an answer within 30 days',
  );
  const own = parseSettings({ privacyTerms: { acknowledgeDays: 3, answerDays: 28 } }).settings.privacyTerms;
  expect(own).toEqual({ acknowledgeDays: 3, accessDays: 30, resolveDays: 14, answerDays: 28 });
  expect(withPrivacyTerms('{other} {accessDays}', own)).toBe('{other} 30');
});

test('keeps the formatting', () => {
  const { privacyTerms } = parseSettings({}).settings;
  const picture = { _type: 'picture', alt: '{accessDays}' };
  const block = { _type: 'block', markDefs: [], children: [{ text: 'in {accessDays} days', marks: [] }] };
  expect(fillPrivacyTerms([block, picture], privacyTerms)).toEqual([
    { ...block, children: [{ text: 'in 30 days', marks: [] }] },
    picture,
  ]);
});
