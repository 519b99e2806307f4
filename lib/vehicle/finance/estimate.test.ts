import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import { sampleVehicle } from '../sample-vehicle.ts';
import { financeEstimate } from './estimate.ts';
import { monthlyOfWeekly } from './frequency.ts';
import { chooseLender, type FinanceLender } from './lender.ts';
import { siteLoan } from './site-loan.ts';
import { calculatorTerms, eligibilityRule, feesBeside, loanCost, otherFees } from './terms.ts';
import { assumptionLines, ESTIMATE_LABEL } from './texts.ts';

const settingsOf = (raw: Record<string, unknown> = {}) => {
  const { settings, bad } = parseSettings(raw);
  expect(bad).toEqual([]);
  return settings;
};
/** A site with a rate and fees, so that it has a calculator. */
const RATED = { interestDefault: 10, establishmentFee: 0 };
function termsOf(
  raw: Record<string, unknown>,
  price: number | null = 40_000,
  lender: FinanceLender | null = null,
) {
  const terms = calculatorTerms(settingsOf({ ...RATED, ...raw }), price, lender);
  if (!terms) throw new Error('The settings have a rate');
  return terms;
}
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
  const [lender] = vehicleWith([LENDER]).finance_lenders;
  test('carries its disclaimer (FIN-55)', () => expect(lender?.disclaimer).toBe('Subject to approval.'));
  test('carries its deposit (FIN-56)', () => expect(lender?.deposit).toBe(4000));
  test('carries its weekly and monthly payments (FIN-57 FIN-58)', () =>
    expect(lender).toMatchObject({ paymentWeek: 160, paymentMonth: 700 }));
  test('carries the total payable (FIN-59)', () => expect(lender?.totalPayable).toBe(53_600));
  test('carries its interest rate (FIN-60)', () => expect(lender?.interestRate).toBe(8.49));
  test('carries its comparison rate (FIN-61)', () => expect(lender?.comparisonRate).toBe(9.29));
  test('carries its term in months, years and weeks (FIN-62 FIN-63 FIN-64)', () =>
    expect(lender).toMatchObject({ termMonths: 60, termYears: 5, termWeeks: 260 }));
  test('carries its balloon (FIN-65)', () => expect(lender?.balloon).toBe(12_000));
  test('carries its establishment fees (FIN-66)', () => expect(lender?.establishmentFees).toBe(650));
  test('carries its name (FIN-67)', () => expect(lender?.financeProvider).toBe('Bay Finance'));
  test('reads numbers from text and ignores other values', () => {
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
    'shows no estimate with %j as lenders (FIN-48)',
    (lenders) => expect(estimateOf(lenders)).toBeNull(),
  );
  test("is the site's finance provider, else the cheapest a week (OPEN-075)", () => {
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

describe('a car below the lender’s minimum', () => {
  const estimateAt = (price: number | null, raw: Record<string, unknown>) =>
    financeEstimate(
      sampleVehicle({ price, finance_lenders: [LENDER] }),
      settingsOf({ quoteAmount: { min: 20_000, max: 100_000, start: 30_000 }, ...raw }),
      2026,
    );

  test('has no weekly figure where loans share their limits, as it has no calculator', () => {
    const shared = { loanLimits: 'shared' };
    expect(estimateAt(19_999, shared)).toBeNull();
    expect(calculatorTerms(settingsOf({ ...RATED, ...shared }), 100, null)).toBeNull();
    expect(estimateAt(20_000, shared)?.weekly).toBe(160);
  });

  test('keeps it where the calculator has its own limits', () =>
    expect(estimateAt(19_999, { loanLimits: 'separate' })?.weekly).toBe(160));
});

describe('calculator terms of a site', () => {
  test('run to 7 or 5 years and start at 5 or 6 (FIN-11 FIN-12 FIN-14 FIN-15)', () => {
    const years = (raw: Record<string, unknown>) => {
      const { limits, start } = termsOf(raw);
      return [limits.years.min, limits.years.max, start.years];
    };
    expect(years({})).toEqual([1, 7, 5]);
    expect(years({ loanTermDefault: 6 })).toEqual([1, 7, 6]);
    expect(years({ loanTermMax: 5, loanTermDefault: 6 })).toEqual([1, 5, 5]);
  });
  test('step the term by half a year (FIN-13)', () => expect(termsOf({}).limits.years.step).toBe(0.5));
  test('step the rate by half a percent (FIN-20)', () => expect(termsOf({}).limits.rate.step).toBe(0.5));
  test('let deposit and residual run from 0 to 250,000 (FIN-23 FIN-24)', () => {
    const { limits } = termsOf({});
    expect(limits.deposit).toMatchObject({ min: 0, max: 250_000 });
    expect(limits.residual).toMatchObject({ min: 0, max: 250_000 });
  });
  test('start deposit and residual at 0 (FIN-25 FIN-26)', () =>
    expect(termsOf({}).start).toMatchObject({ deposit: 0, residual: 0 }));
  test('bound the rate by site or provider and start it at 10 (FIN-16 FIN-17 FIN-18 FIN-19 FIN-22)', () => {
    const rate = (raw: Record<string, unknown>, lender = null as typeof LENDER | null) => {
      const { limits, start } = termsOf(raw, 40_000, lender);
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
  test('count a price of 0 or below as none (FIN-08)', () => {
    for (const price of [0, -5, null, Number.NaN]) expect(termsOf({}, price).start.amount).toBe(30_000);
  });
  test('take the fee of provider, site or lender, else 0 (FIN-33 FIN-34 FIN-35)', () => {
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
  test('keep listed fees out of the repayment (FIN-36 FIN-37 FIN-38 FIN-39)', () => {
    const listedFees = [
      { name: 'Establishment', amount: 395 },
      { name: 'Security registration', amount: 6 },
      { name: 'Monthly admin', amount: 8 },
      { name: 'Dealer agency', amount: 912.25 },
    ];
    expect(settingsOf({ listedFees }).listedFees).toEqual(listedFees);
    expect(loanCost(settingsOf({ listedFees }), null).fee).toBe(0);
  });
  test('take eligibility rule and rounding from the provider (FIN-51 FIN-53)', () => {
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

describe('a site without a lender or rate', () => {
  const terms = (raw: Record<string, unknown>, lender: FinanceLender | null = null) =>
    calculatorTerms(settingsOf(raw), 40_000, lender);
  const [lender] = vehicleWith([LENDER]).finance_lenders;
  const provider = { provider: 'Bay Finance', establishmentFee: 1300 };
  test('has no calculator and no loan for the budget finder', () => {
    expect(terms({})).toBeNull();
    expect(siteLoan(settingsOf())).toBeNull();
  });
  test('has a calculator for a car with a lender, which starts at 10 (FIN-22)', () => {
    expect(terms({}, lender ?? null)?.start.rate).toBe(10);
    expect(terms({ financeProvider: 'Bay Finance', financeProviders: [provider] })?.start.rate).toBe(10);
    expect(terms({ financeProviders: [provider] })).toBeNull();
  });
  test('has no calculator until the fees of its rate are known', () => {
    expect(terms({ interestDefault: 8 })).toBeNull();
    expect(terms({ interestDefault: 8, establishmentFee: 0 })?.start.rate).toBe(8);
    const fee = { name: 'Monthly admin', amount: 8 };
    expect(terms({ interestDefault: 8, listedFees: [fee] })).toBeNull();
    expect(terms({ interestDefault: 8, listedFees: [{ ...fee, charged: 'monthly' }] })?.otherFees).toEqual({
      upfront: 0,
      monthly: 8,
    });
  });
  test('shows no estimate for a rate whose fees and comparison rate are unknown', () =>
    expect(estimateOf([{ financeProvider: 'Bay Finance', interestRate: 9 }])).toBeNull());
});

describe('the fees of a comparison rate', () => {
  const listedFees = [
    { name: 'Establishment', amount: 395, charged: 'establishment' },
    { name: 'Security registration', amount: 6, charged: 'government' },
    { name: 'Monthly admin', amount: 8, charged: 'monthly' },
    { name: 'Dealer agency', amount: 912.25, charged: 'atStart' },
  ];
  test('leave out government charges', () =>
    expect(otherFees(settingsOf({ listedFees }), null)).toEqual({ upfront: 1307.25, monthly: 8 }));
  test('count an establishment fee once', () =>
    expect(otherFees(settingsOf({ listedFees, establishmentFee: 395 }), null)).toEqual({
      upfront: 912.25,
      monthly: 8,
    }));
  test('are listed without an establishment fee if the loan contains one', () => {
    const namesOf = (establishmentFee: number | 'lender', lenderFee: number | null) =>
      feesBeside(settingsOf({ listedFees, establishmentFee }), {
        ...LENDER,
        establishmentFees: lenderFee,
      }).map(({ name }) => name);
    const others = ['Security registration', 'Monthly admin', 'Dealer agency'];
    expect(namesOf('lender', 1300)).toEqual(others);
    expect(namesOf(395, null)).toEqual(others);
    expect(namesOf('lender', null)).toEqual(['Establishment', ...others]);
  });
  test('raise the comparison rate of the site', () =>
    expect(siteLoan(settingsOf({ interestDefault: 10, listedFees }))).toEqual({
      rate: 10,
      comparisonRate: 12.49,
      fee: 0,
      limits: null,
    }));
});

describe('finance estimate', () => {
  test('shows figures of the lender for an eligible car only (FIN-42 FIN-48)', () => {
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
  test('derives a monthly payment as weekly × 4.33 (FIN-41)', () => {
    expect(monthlyOfWeekly(100)).toBeCloseTo(433, 6);
    expect(estimateOf([{ ...LENDER, paymentMonth: null }])?.monthly).toBe(693);
  });
  test('assumes 5 years, 10.0% deposit and 30% final payment (FIN-43 FIN-44 FIN-45)', () => {
    const estimate = estimateOf([{ financeProvider: 'Bay Finance', interestRate: 9, establishmentFees: 0 }]);
    expect(estimate).toMatchObject({ weekly: 136, comparisonRate: 9 });
    expect(estimate && assumptionLines(estimate)).toEqual([
      '5-year term',
      '10.0% deposit',
      '30% final payment',
    ]);
  });
  test('shows no amount for a weekly payment of 25 or less (FIN-40)', () => {
    expect(estimateOf([{ ...LENDER, paymentWeek: 25 }])).toMatchObject({ weekly: null, monthly: null });
    expect(estimateOf([{ ...LENDER, paymentWeek: 25.01 }])).toMatchObject({ weekly: 26 });
  });
  test('shows no payment without a comparison rate, which it can derive (OPEN-078)', () => {
    expect(estimateOf([{ ...LENDER, comparisonRate: 0 }])?.comparisonRate).toBeGreaterThan(8.49);
    expect(estimateOf([{ paymentWeek: 150 }])).toBeNull();
    expect(estimateOf([{ paymentWeek: 150, comparisonRate: 9 }])).toMatchObject({ weekly: 150, rate: null });
  });
  test('has the credit licence from the settings of the provider (OPEN-078)', () => {
    const financeProviders = [{ provider: 'Bay Finance', creditLicence: 'Australian Credit Licence 1' }];
    expect(estimateOf([LENDER], { financeProviders })?.creditLicence).toBe('Australian Credit Licence 1');
    expect(estimateOf([LENDER])?.creditLicence).toBe('');
  });
  test.each([
    [{ interestRate: 'low', paymentWeek: 'x' }],
    [{ interestRate: 0, paymentWeek: 0 }],
    [{ interestRate: -3, paymentWeek: -1, comparisonRate: -1 }],
    [{ ...LENDER, deposit: 99_999_999, balloon: -5, termYears: 'five', termMonths: null, termWeeks: 0 }],
  ])('prints no invalid figures for %j', (lender) => {
    const estimate = estimateOf([lender]);
    if (estimate)
      for (const line of assumptionLines(estimate)) expect(line).not.toMatch(/NaN|Infinity|-\d|undefined/);
  });
});
