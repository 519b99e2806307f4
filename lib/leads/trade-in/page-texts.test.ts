import { describe, expect, test } from 'vitest';
import { FURTHER_LANGUAGES } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { acceptedText } from './accepted-text.ts';
import { vehicleProblems } from './answers.ts';
import { NO_ESTIMATE_TEXT } from './estimate.ts';
import { rangeText } from './lead-message.ts';
import { nextSteps } from './next-steps.ts';

const RANGE = { amountLow: 18_200, amountHigh: 20_400 };
const STEPS = { dealer: 'Sample Motors', expiresAt: null, timeZone: 'Australia/Brisbane' };

test('the page says in English what mails and staff read', () => {
  const t = translatorOf('en', 'tradeIn');
  expect(rangeText(RANGE, t)).toBe('$18,200 to $20,400');
  expect(t('estimate.none')).toBe(NO_ESTIMATE_TEXT);
  const year = { make: 'Mazda', model: 'CX-5', year: '1800' };
  expect(vehicleProblems(year, 2026, translatorOf('en', 'tradeInForm'))).toEqual(vehicleProblems(year, 2026));
});

describe.each(FURTHER_LANGUAGES)('the valuation in %s', (language) => {
  const t = translatorOf(language, 'tradeIn');

  test('names the amounts, and both ends of a range', () => {
    const text = acceptedText(RANGE, 'Sample Motors', t);
    for (const part of ['$18,200', '$20,400', 'Sample Motors']) expect(text).toContain(part);
    expect(text).not.toBe(acceptedText(RANGE, 'Sample Motors'));
    expect(rangeText({ amountLow: 500, amountHigh: 500 }, t)).toBe('$500');
  });

  test('says what happens next', () => {
    const steps = nextSteps({ ...STEPS, language });
    expect(steps).toHaveLength(3);
    expect(steps.map(({ title }) => title)).not.toEqual(nextSteps(STEPS).map(({ title }) => title));
    const until = nextSteps({ ...STEPS, expiresAt: new Date('2026-12-07T02:00:00Z'), language });
    expect(until.at(-1)?.text).toContain('2026');
  });
});
