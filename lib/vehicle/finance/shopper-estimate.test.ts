import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { parseSettings } from '../../sites/settings.ts';
import { sampleVehicle } from '../sample-vehicle.ts';
import { NO_PAYMENT, type ShopperPayment } from './payment-choice.ts';
import { SAMPLE_APPROVAL, SAMPLE_FINANCED } from './sample-finance.ts';
import { shopperEstimate } from './shopper-estimate.ts';
import { aboveApprovalText, estimateLabel, termsText, weeklyText } from './texts.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const { settings } = parseSettings({ timeZone: 'Australia/Brisbane' });
const estimateOf = (payment: Partial<ShopperPayment>, facts = {}, of = settings) =>
  shopperEstimate(sampleVehicle({ ...SAMPLE_FINANCED, ...facts }), of, { ...NO_PAYMENT, ...payment }, NOW);
const labelOf = (
  estimate: ReturnType<typeof estimateOf>,
  label: 'preApproved' | 'estimated' = 'preApproved',
) => estimate && estimateLabel(estimate, { ...settings, estimateLabel: label });

describe('the weekly figure of a shopper', () => {
  test('is the lender’s example until the shopper says how they pay (FIN-42 FIN-48)', () => {
    const estimate = estimateOf({});
    expect(estimate).toMatchObject({ basis: 'lender', weekly: 160, comparisonRate: 9.29 });
    expect(labelOf(estimate)).toBe('Pre-Approved');
    expect(labelOf(estimate, 'estimated')).toBe('Estimated');
  });

  test('follows their deposit and term, and is then never labelled as approved', () => {
    const estimate = estimateOf({ choice: { deposit: 8_000, years: 7 } });
    expect(estimate).toMatchObject({
      basis: 'chosen',
      deposit: 8_000,
      years: 7,
      rate: 8.49,
      totalPayable: null,
    });
    // $32,000 at 8.49% over 364 weeks, with $12,000 at the end: $92.51, rounded up.
    expect(estimate?.weekly).toBe(93);
    expect(labelOf(estimate)).toBe('Estimated');
    expect(estimate && termsText(estimate)).toBe('$8,000 deposit, 7-year term, 30% final payment');
  });

  test('has no term beyond the longest of the site (FIN-12)', () => {
    const of = parseSettings({ loanTermMax: 5 }).settings;
    expect(estimateOf({ choice: { deposit: 0, years: 7 } }, {}, of)?.years).toBe(5);
  });

  test('uses the rates of a pre-approval that covers the loan, and says until when', () => {
    const estimate = estimateOf({ approval: SAMPLE_APPROVAL });
    expect(estimate).toMatchObject({
      basis: 'approved',
      rate: 7.49,
      comparisonRate: 8.2,
      lender: 'YouX',
      fee: 495,
    });
    expect(estimate?.finalShare).toBe(0);
    expect(labelOf(estimate, 'estimated')).toBe('Pre-approved until 1 Jul 2026');
  });

  test('is an estimate above the pre-approval, and says by how much', () => {
    const estimate = estimateOf({ approval: SAMPLE_APPROVAL }, { price: 45_500 });
    expect(estimate).toMatchObject({ basis: 'lender', aboveApproval: 5_500 });
    expect(labelOf(estimate)).toBe('Estimated');
    expect(estimate && aboveApprovalText(estimate, 'Australia/Brisbane')).toBe(
      '$5,500 above your pre-approved $40,000, which ends on 1 Jul 2026.',
    );
  });

  test('is approved again if the deposit covers the difference', () =>
    expect(
      estimateOf({ approval: SAMPLE_APPROVAL, choice: { deposit: 6_000, years: 7 } }, { price: 45_500 }),
    ).toMatchObject({ basis: 'approved', years: 5, deposit: 6_000, aboveApproval: 0 }));

  test('returns to the estimate once the pre-approval has expired', () => {
    const estimate = estimateOf({ approval: { ...SAMPLE_APPROVAL, expiresAt: NOW.toISOString() } });
    expect(estimate).toMatchObject({ basis: 'lender', approval: null, aboveApproval: 0 });
  });

  test('is missing for a vehicle without the lender’s estimate', () => {
    expect(estimateOf({ approval: SAMPLE_APPROVAL }, { status: 'sold' })).toBeNull();
    expect(estimateOf({ approval: SAMPLE_APPROVAL }, { finance_lenders: [] })).toBeNull();
  });

  const payments = fc.record({
    choice: fc.option(
      fc.record({ deposit: fc.integer({ min: 0, max: 250_000 }), years: fc.integer({ min: 1, max: 7 }) }),
    ),
    approval: fc.option(
      fc
        .record({ amount: fc.integer({ min: 1, max: 200_000 }) })
        .map((own) => ({ ...SAMPLE_APPROVAL, ...own })),
    ),
  });
  const prices = fc.integer({ min: 1_000, max: 250_000 });

  test('never shows a repayment of $25 or less, and never without a comparison rate (FIN-40 OPEN-078)', () => {
    fc.assert(
      fc.property(payments, prices, (payment, price) => {
        const estimate = estimateOf(payment, { price });
        expect(estimate?.comparisonRate).toBeGreaterThan(0);
        expect(estimate?.weekly ?? 26).toBeGreaterThan(25);
      }),
    );
  });

  test('falls or stays as the deposit rises', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (price, low, more) => {
          const at = (deposit: number) =>
            estimateOf({ choice: { deposit, years: 5 } }, { price })?.weekly ?? 0;
          expect(at(low + more)).toBeLessThanOrEqual(at(low));
        },
      ),
    );
  });

  test('is approved only for a loan within the amount', () => {
    fc.assert(
      fc.property(payments, prices, (payment, price) => {
        const estimate = estimateOf(payment, { price });
        if (estimate?.basis !== 'approved') return;
        expect(price - (estimate.deposit ?? 0)).toBeLessThanOrEqual(payment.approval?.amount ?? 0);
      }),
    );
  });
});

test('a figure in a sentence has its comparison rate, label and terms', () => {
  const text = (payment: Partial<ShopperPayment>, facts = {}) => {
    const estimate = estimateOf(payment, facts);
    return estimate && weeklyText(estimate, settings);
  };
  expect(text({ choice: { deposit: 8_000, years: 7 } })).toBe(
    '$93 per week, 9.29% p.a. comparison rate. Estimated: $8,000 deposit, 7-year term, 30% final payment.',
  );
  expect(text({ approval: SAMPLE_APPROVAL }, { price: 45_500 })).toContain(
    '$5,500 above your pre-approved $40,000',
  );
  expect(text({ choice: { deposit: 40_000, years: 7 } })).toBeNull();
});

test('the English catalogue writes a figure as the code does', () => {
  const t = translatorOf(ENGLISH, 'price');
  for (const choice of [null, { deposit: 8_000, years: 7 }, { deposit: 0, years: 5 }])
    for (const approval of [null, SAMPLE_APPROVAL])
      for (const price of [40_000, 45_500]) {
        const estimate = estimateOf({ choice, approval }, { price });
        if (!estimate) throw new Error('No estimate');
        expect(weeklyText(estimate, settings, { t })).toBe(weeklyText(estimate, settings));
      }
});
