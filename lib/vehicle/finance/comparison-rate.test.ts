import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparisonRateOf, exampleComparisonRate, periodRateOf } from './comparison-rate.ts';
import { exactRepayment } from './loan.ts';
import { COMPARISON_BASIS, COMPARISON_WARNING } from './texts.ts';

const repaid = (amount: number, rate: number, payments = 60, aYear = 12) =>
  Array<number>(payments).fill(exactRepayment(amount, 0, rate / 100 / aYear, payments));

describe('comparison rate (OPEN-078)', () => {
  test('solves the legal equation as in the examples of Directive 98/7/EC', () => {
    // 1,000 repaid by 600 after one year and 600 after two: 13.07%.
    expect(periodRateOf(1000, [600, 600]) * 100).toBeCloseTo(13.07, 2);
    // 1,000 less costs of 50 kept at the start, repaid by 1,200 after a year and a half: 16.85% a year.
    expect(((1 + periodRateOf(950, [0, 0, 1200])) ** 2 - 1) * 100).toBeCloseTo(16.85, 2);
    // 1,000 repaid by 272 after three and six months and 544 after twelve: 13.19% a year.
    expect(((1 + periodRateOf(1000, [272, 272, 0, 544])) ** 4 - 1) * 100).toBeCloseTo(13.19, 2);
  });
  test('counts 52.18 weekly and 26.09 fortnightly repayments a year, as in regulation 100', () => {
    expect(comparisonRateOf(30_000, repaid(30_000, 10, 260, 52), 'weekly')).toBeCloseTo(10 * (52.18 / 52), 6);
    expect(comparisonRateOf(30_000, repaid(30_000, 10, 130, 26), 'fortnightly')).toBeCloseTo(
      10 * (26.09 / 26),
      6,
    );
    expect(comparisonRateOf(30_000, repaid(30_000, 10), 'monthly')).toBeCloseTo(10, 6);
  });
  test('has a text describing its basis (FIN-46)', () =>
    expect(COMPARISON_BASIS).toBe('The comparison rate is based on a 5-year secured loan of $30,000.'));
  test('equals the rate without fees and exceeds it with fees, for $30,000 over 5 years (FIN-46)', () => {
    expect(exampleComparisonRate(10, 0)).toBe(10);
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2000 }), fc.integer({ min: 100, max: 2000 }), (rate, fee) => {
        const comparisonRate = exampleComparisonRate(rate / 100, fee);
        expect(comparisonRate).toBeGreaterThan(rate / 100);
        // At that rate, the present value of the repayments equals the loan.
        const worth = repaid(30_000 + fee, rate / 100).reduceRight(
          (sum, payment) => (sum + payment) / (1 + comparisonRate / 1200),
          0,
        );
        expect(Math.abs(worth - 30_000)).toBeLessThan(5);
      }),
    );
  });
  // Each rate solves $30,000 − upfront = Σ (repayment + monthly) ÷ (1 + r ÷ 1200)^k for k = 1 to 60, by hand:
  // 10% without fees repays $637.41 a month, at which $30,000 is worth exactly 10%.
  test.each([
    // ($30,000 − $1,307.25) against $637.41 + $8: the fees of Value Cars.
    [10, 0, { upfront: 1307.25, monthly: 8 }, 12.49],
    // $30,000 against $645.41: 10% and $8 a month.
    [10, 0, { upfront: 0, monthly: 8 }, 10.54],
    // $29,605 against $637.41: 10% and $395 at the start.
    [10, 0, { upfront: 395, monthly: 0 }, 10.57],
    // $30,000 against the repayment of $31,300, $665.03: 10% and $1,300 added to the loan.
    [10, 1300, { upfront: 0, monthly: 0 }, 11.85],
    // $30,000 against $500 + $10: no interest, only fees.
    [0, 0, { upfront: 0, monthly: 10 }, 0.78],
  ])('of %d%% with $%d added and %j is worked by hand', (rate, fee, others, comparisonRate) => {
    expect(exampleComparisonRate(rate, fee, others)).toBe(comparisonRate);
    const monthly = exactRepayment(30_000 + fee, 0, rate / 1200, 60) + others.monthly;
    let owed = 30_000 - others.upfront;
    for (let month = 0; month < 60; month += 1) owed = owed * (1 + comparisonRate / 1200) - monthly;
    // After 60 payments nothing is owed, but for the rounding of the rate to two decimals.
    expect(Math.abs(owed)).toBeLessThan(8);
  });
  test('rises with each fee', () => {
    const fee = fc.integer({ min: 1, max: 1500 });
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2500 }), fee, fee, (rate, upfront, more) => {
        const of = (others: { upfront: number; monthly: number }) =>
          exampleComparisonRate(rate / 100, 0, others);
        expect(of({ upfront: upfront + more, monthly: 0 })).toBeGreaterThanOrEqual(
          of({ upfront, monthly: 0 }),
        );
        expect(of({ upfront, monthly: more })).toBeGreaterThan(of({ upfront, monthly: 0 }));
      }),
    );
  });
  test('is 0 without a loan', () => {
    expect(periodRateOf(0, [100])).toBe(0);
    expect(periodRateOf(1000, [])).toBe(0);
    expect(exampleComparisonRate(0, 0)).toBe(0);
  });
  test('has its warning', () =>
    expect(COMPARISON_WARNING).toMatch(
      /^WARNING: This comparison rate is true only for the examples given and may not include all fees and charges\./,
    ));
});
