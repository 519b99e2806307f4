import { describe, expect, test } from 'vitest';
import { parseSettings } from '../site/settings.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { financeEstimate } from './estimate.ts';
import { monthlyOfWeekly } from './frequency.ts';
import { chooseLender } from './lender.ts';
import { calculatorTerms, eligibilityRule, loanCost } from './terms.ts';
import { assumptionLines, ESTIMATE_LABEL } from './words.ts';

const settingsOf = (raw: Record<string, unknown> = {}) => {
  const { settings, bad } = parseSettings(raw);
  expect(bad).toEqual([]);
  return settings;
};
const LENDER = {
  financeProvider: 'Bay Finance',
  disclaimer: 'Subject to approval.',
  deposit: 4000,
  paymentWeek: 160,
  paymentMonth: 700,
  totalPayable: 53_600,
  interestRate: 8.49,
  comparisonRate: 9.29,
  termMonths: 60,
  termYears: 5,
  termWeeks: 260,
  balloon: 12_000,
  establishmentFees: 650,
};
const vehicleWith = (lenders: unknown, facts = {}) =>
  sampleVehicle({ price: 40_000, finance_lenders: lenders as never, ...facts });
const estimateOf = (lenders: unknown, settings = {}, facts = {}) =>
  financeEstimate(vehicleWith(lenders, facts), settingsOf(settings), 2026);

describe('a lender of a car', () => {
  test('carries what it asks (FIN-55 FIN-56 FIN-57 FIN-58 FIN-59 FIN-60 FIN-61 FIN-62 FIN-63 FIN-64 FIN-65 FIN-66 FIN-67)', () =>
    expect(vehicleWith([LENDER]).finance_lenders).toEqual([LENDER]));
  test('is taken as far as it makes sense: text that is a number is one, anything else is not said', () => {
    const [lender] = vehicleWith([
      {
        financeProvider: 7,
        paymentWeek: '$1,160.50',
        interestRate: '8.49%',
        comparisonRate: 'on request',
        deposit: {},
      },
    ]).finance_lenders;
    expect(lender).toMatchObject({ paymentWeek: 1160.5, interestRate: 8.49, comparisonRate: null });
    expect(lender).toMatchObject({ deposit: null, financeProvider: '', balloon: null });
  });
  test.each([[null], ['none'], [[null, 'x', 3]], [[]], [undefined]])(
    '%j as the list of lenders leaves no estimate, and the car stands (FIN-48)',
    (lenders) => expect(estimateOf(lenders)).toBeNull(),
  );
  test('is the one of the site’s finance provider, else the one with the lowest weekly payment (OPEN-075)', () => {
    const lenders = vehicleWith([
      { ...LENDER, financeProvider: 'A', paymentWeek: 170 },
      { ...LENDER, financeProvider: 'B', paymentWeek: 150 },
      { financeProvider: 'C', interestRate: 0, paymentWeek: -4 },
      { financeProvider: 'D', interestRate: 5 },
    ]).finance_lenders;
    expect(chooseLender(lenders, 'default')?.financeProvider).toBe('B');
    expect(chooseLender(lenders, ' a ')?.financeProvider).toBe('A');
    expect(chooseLender(lenders, 'C')?.financeProvider).toBe('B');
    expect(chooseLender([], 'A')).toBeNull();
  });
});

describe('the terms of a site', () => {
  test('the term runs to 7 or 5 years and starts at 5 or 6, within it (FIN-11 FIN-12 FIN-14 FIN-15)', () => {
    const years = (raw: Record<string, unknown>) => {
      const { limits, start } = calculatorTerms(settingsOf(raw), 40_000, null);
      return [limits.years.min, limits.years.max, start.years];
    };
    expect(years({})).toEqual([1, 7, 5]);
    expect(years({ loanTermDefault: 6 })).toEqual([1, 7, 6]);
    expect(years({ loanTermMax: 5, loanTermDefault: 6 })).toEqual([1, 5, 5]);
  });
  test('term and rate step by a half; deposit and residual run from 0 to 250,000 and start at 0 (FIN-13 FIN-20 FIN-23 FIN-24 FIN-25 FIN-26)', () => {
    const { limits, start } = calculatorTerms(settingsOf(), 40_000, null);
    expect([limits.years.step, limits.rate.step]).toEqual([0.5, 0.5]);
    for (const part of ['deposit', 'residual'] as const) {
      expect(limits[part]).toMatchObject({ min: 0, max: 250_000 });
      expect(start[part]).toBe(0);
    }
  });
  test('the rate runs between the site’s bounds, or the provider’s, and starts at 10 (FIN-16 FIN-17 FIN-18 FIN-19 FIN-22)', () => {
    const rate = (raw: Record<string, unknown>, lender = null as typeof LENDER | null) => {
      const { limits, start } = calculatorTerms(settingsOf(raw), 40_000, lender);
      return [limits.rate.min, limits.rate.max, start.rate];
    };
    expect(rate({})).toEqual([0.5, 15, 10]);
    expect(rate({ interestMin: 9.95, interestMax: 19.95 })).toEqual([9.95, 19.95, 10]);
    expect(rate({ interestMin: 4, interestMax: 20 })).toEqual([4, 20, 10]);
    const provider = { provider: 'Bay Finance', interestMin: 7.5, interestMax: 14.5 };
    expect(rate({ financeProvider: 'Bay Finance', financeProviders: [provider] })).toEqual([7.5, 14.5, 10]);
    expect(rate({ financeProviders: [provider] })).toEqual([0.5, 15, 10]);
    expect(rate({ financeProviders: [provider] }, LENDER)).toEqual([7.5, 14.5, 10]);
    expect(rate({ interestMin: 12, interestMax: 11 })).toEqual([12, 12, 12]);
  });
  test('a price of 0 or below counts as none (FIN-08)', () => {
    for (const price of [0, -5, null, Number.NaN])
      expect(calculatorTerms(settingsOf(), price, null).start.amount).toBe(30_000);
  });
  test('the fee is the provider’s, else the site’s, else the lender’s, else 0 (FIN-33 FIN-34 FIN-35)', () => {
    const fee = (raw: Record<string, unknown>, lender = LENDER as typeof LENDER | null) =>
      loanCost(settingsOf(raw), lender).fee;
    const own = (establishmentFee: number) => ({
      financeProviders: [{ provider: 'bay finance', establishmentFee }],
    });
    expect(fee(own(1300))).toBe(1300);
    expect(fee(own(1360.5))).toBe(1360.5);
    expect(fee({ establishmentFee: 400 })).toBe(400);
    expect(fee({ establishmentFee: '395.50' })).toBe(395.5);
    expect(fee({})).toBe(650);
    expect(fee({}, null)).toBe(0);
    expect(fee({}, { ...LENDER, establishmentFees: -3 })).toBe(0);
  });
  test('fees that a site lists are no part of a repayment (reading 16) (FIN-36 FIN-37 FIN-38 FIN-39)', () => {
    const listedFees = [
      { name: 'Establishment', amount: 395 },
      { name: 'Security registration', amount: 6 },
      { name: 'Monthly admin', amount: 8 },
      { name: 'Dealer agency', amount: 912.25 },
    ];
    expect(settingsOf({ listedFees }).listedFees).toEqual(listedFees);
    expect(loanCost(settingsOf({ listedFees }), null).fee).toBe(0);
  });
  test('a provider may have a rule of eligibility, and a rounding, of its own (FIN-51 FIN-53)', () => {
    const raw = {
      financeProvider: 'Bay Finance',
      financeProviders: [
        { provider: 'Bay Finance', financeEligibilityRule: 'stockOnly', repaymentRounding: 'cents' },
      ],
    };
    expect(eligibilityRule(settingsOf(raw))).toBe('stockOnly');
    expect(eligibilityRule(settingsOf())).toBe('priceAndStock');
    expect(loanCost(settingsOf(raw), null).rounding).toBe('cents');
  });
});

describe('the finance estimate', () => {
  test('shows the lender’s figures of a car that finance is offered for (FIN-42 FIN-48)', () => {
    expect(ESTIMATE_LABEL).toBe('Pre-Approved');
    expect(estimateOf([LENDER])).toMatchObject({
      weekly: 160,
      monthly: 700,
      rate: 8.49,
      comparisonRate: 9.29,
    });
    expect(estimateOf([LENDER], {}, { status: 'sold' })).toBeNull();
    expect(estimateOf([LENDER], {}, { price: 1 })).toBeNull();
    const rule = { financeEligibilityRule: 'lenderYearAndRate' };
    expect(estimateOf([{ ...LENDER, comparisonRate: null }], rule)).toBeNull();
    expect(estimateOf([LENDER], rule, { year: 2014 })).toBeNull();
    expect(estimateOf([LENDER], { financeEligibilityRule: 'stockOnly' }, { price: 1 })?.weekly).toBe(160);
  });
  test('a month is 4.33 weeks where the lender tells the week alone (FIN-41)', () => {
    expect(monthlyOfWeekly(100)).toBeCloseTo(433, 6);
    expect(estimateOf([{ ...LENDER, paymentMonth: null }])?.monthly).toBe(693);
  });
  test('a lender that tells its rate alone is worked out with 5 years, a deposit of 10% and 30% at the end (FIN-43 FIN-44 FIN-45)', () => {
    const estimate = estimateOf([{ financeProvider: 'Bay Finance', interestRate: 9 }]);
    expect(estimate).toMatchObject({ weekly: 136, comparisonRate: 9 });
    expect(estimate && assumptionLines(estimate)).toEqual([
      '5-year term',
      '10.0% deposit',
      '30% final payment',
    ]);
  });
  test('a payment of 25 or less shows no amount (FIN-40)', () =>
    expect(estimateOf([{ ...LENDER, paymentWeek: 25 }])).toMatchObject({ weekly: null, monthly: null }));
  test('no payment shows without a comparison rate; one that is left out is worked out from rate and fee (OPEN-078)', () => {
    expect(estimateOf([{ ...LENDER, comparisonRate: 0 }])?.comparisonRate).toBeGreaterThan(8.49);
    expect(estimateOf([{ paymentWeek: 150 }])).toBeNull();
    expect(estimateOf([{ paymentWeek: 150, comparisonRate: 9 }])).toMatchObject({ weekly: 150, rate: null });
  });
  test('the lender’s credit licence is what the site wrote down for that provider (OPEN-078)', () => {
    const financeProviders = [{ provider: 'Bay Finance', creditLicence: 'Australian Credit Licence 1' }];
    expect(estimateOf([LENDER], { financeProviders })?.creditLicence).toBe('Australian Credit Licence 1');
    expect(estimateOf([LENDER])?.creditLicence).toBe('');
  });
  test.each([
    [{ interestRate: 'low', paymentWeek: 'x' }],
    [{ interestRate: 0, paymentWeek: 0 }],
    [{ interestRate: -3, paymentWeek: -1, comparisonRate: -1 }],
    [{ ...LENDER, deposit: 99_999_999, balloon: -5, termYears: 'five', termMonths: null, termWeeks: 0 }],
  ])('makes no nonsense of %j', (lender) => {
    const estimate = estimateOf([lender]);
    if (estimate)
      for (const line of assumptionLines(estimate)) expect(line).not.toMatch(/NaN|Infinity|-\d|undefined/);
  });
});
