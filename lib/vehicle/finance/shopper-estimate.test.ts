import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../platform/language/translator.ts';
import { parseSettings } from '../../sites/settings.ts';
import { sampleVehicle } from '../sample-vehicle.ts';
import { NO_PAYMENT, type PreApproval, type ShopperPayment } from './payment-choice.ts';
import { shopperEstimate } from './shopper-estimate.ts';
import { aboveApprovalText, estimateLabel, termsText, weeklyText } from './texts.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const { settings } = parseSettings({ timeZone: 'Australia/Brisbane' });
const LENDER = {
  financeProvider: 'Bay Finance',
  deposit: 4_000,
  paymentWeek: 160,
  interestRate: 8.49,
  comparisonRate: 9.29,
  termYears: 5,
  balloon: 12_000,
};
const APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 40_000,
  rate: 7.49,
  comparisonRate: 8.2,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};
const estimateOf = (payment: Partial<ShopperPayment>, facts = {}, of = settings) =>
  shopperEstimate(
    sampleVehicle({ price: 40_000, finance_lenders: [LENDER] as never, ...facts }),
    of,
    { ...NO_PAYMENT, ...payment },
    NOW,
  );
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
    const estimate = estimateOf({ approval: APPROVAL });
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
    const estimate = estimateOf({ approval: APPROVAL }, { price: 45_500 });
    expect(estimate).toMatchObject({ basis: 'lender', aboveApproval: 5_500 });
    expect(labelOf(estimate)).toBe('Estimated');
    expect(estimate && aboveApprovalText(estimate, 'Australia/Brisbane')).toBe(
      '$5,500 above your pre-approved $40,000, which ends on 1 Jul 2026.',
    );
  });

  test('is approved again if the deposit covers the difference', () =>
    expect(
      estimateOf({ approval: APPROVAL, choice: { deposit: 6_000, years: 7 } }, { price: 45_500 }),
    ).toMatchObject({ basis: 'approved', years: 5, deposit: 6_000, aboveApproval: 0 }));

  test('returns to the estimate once the pre-approval has expired', () => {
    const estimate = estimateOf({ approval: { ...APPROVAL, expiresAt: NOW.toISOString() } });
    expect(estimate).toMatchObject({ basis: 'lender', approval: null, aboveApproval: 0 });
  });

  test('is missing for a vehicle without the lender’s estimate', () => {
    expect(estimateOf({ approval: APPROVAL }, { status: 'sold' })).toBeNull();
    expect(estimateOf({ approval: APPROVAL }, { finance_lenders: [] })).toBeNull();
  });

  const payments = fc.record({
    choice: fc.option(
      fc.record({ deposit: fc.integer({ min: 0, max: 250_000 }), years: fc.integer({ min: 1, max: 7 }) }),
    ),
    approval: fc.option(
      fc.record({ amount: fc.integer({ min: 1, max: 200_000 }) }).map((own) => ({ ...APPROVAL, ...own })),
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

  test('a figure in a sentence is the same from the English catalogue', () => {
    const texts = {
      t: translatorOf('en', 'weeklyFigure'),
      price: translatorOf('en', 'price'),
      language: 'en',
    } as const;
    fc.assert(
      fc.property(payments, prices, (payment, price) => {
        const estimate = estimateOf(payment, { price });
        if (estimate) expect(weeklyText(estimate, settings, texts)).toBe(weeklyText(estimate, settings));
      }),
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
  expect(text({ approval: APPROVAL }, { price: 45_500 })).toContain('$5,500 above your pre-approved $40,000');
  expect(text({ choice: { deposit: 40_000, years: 7 } })).toBeNull();
});
