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
