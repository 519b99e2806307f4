import { expect, test } from 'vitest';
import { FURTHER_LANGUAGES } from '../../platform/language/languages.ts';
import { COMPARISON_WARNING, NO_OFFER } from '../../vehicle/finance/texts.ts';
import { dealFigure } from './deal-figure.ts';
import { dealTotals } from './ledger.ts';

const totals = dealTotals([{ cents: 40_000_00 }], 200_00, { cashCents: 7_800_00 });
const loan = { weekly: 145, rate: 9, comparisonRate: 9.5, years: 5 };
const approved = { lender: 'YouX', label: 'Pre-approved until 1 Jul 2026', licence: '' };

test('states the loan of a deal with what the shopper pays themselves, and its legal words', () => {
  const figure = dealFigure({ loan, totals }, 'Bay Finance, ACL 1.');
  expect(figure?.weekly).toBe(
    '$145 per week, 9.5% p.a. comparison rate. Estimated: $8,000 deposit, 5-year term.',
  );
  expect(figure?.creditWords).toContain(COMPARISON_WARNING);
  expect(figure?.creditWords).toContain('5-year secured loan of $30,000. Bay Finance, ACL 1.');
  expect(figure?.creditWords).toContain(NO_OFFER);
});

test('names a pre-approval and its lender instead of the one of the vehicle', () => {
  const figure = dealFigure({ loan: { ...loan, approved }, totals }, 'Bay Finance, ACL 1.');
  expect(figure?.weekly).toContain('. Pre-approved until 1 Jul 2026: $8,000 deposit');
  expect(figure?.creditWords).toContain(' YouX. ');
  expect(figure?.creditWords).not.toContain('Bay Finance');
});

test.each(FURTHER_LANGUAGES)('is in %s, except its rate and warning', (language) => {
  const figure = dealFigure({ loan: { ...loan, approved }, totals }, '', language);
  expect(figure?.weekly).toContain('9.5% p.a. comparison rate');
  expect(figure?.weekly).not.toMatch(/per week|approved|deposit/);
  expect(figure?.creditWords).toContain(COMPARISON_WARNING);
});

test('is missing in a deal without a loan', () => expect(dealFigure({ loan: null, totals }, '')).toBeNull());
