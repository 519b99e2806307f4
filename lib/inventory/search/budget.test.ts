import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loanOf } from '../../vehicle/finance/loan.ts';
import {
  BUDGET_FREQUENCIES,
  budgetAmount,
  budgetRange,
  budgetReaches,
  budgetStockFilter,
  DEFAULT_DEPOSIT,
  DEFAULT_REPAYMENT,
  estimatedBudget,
  parseBudgetAmount,
} from './budget.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const frequency = fc.constantFrom(...BUDGET_FREQUENCIES);

describe('a budget', () => {
  test('is repayment × 12 × 5 years plus the deposit when monthly (BUDGET-07 BUDGET-16)', () => {
    expect(estimatedBudget({ frequency: 'monthly', repayment: 600, deposit: 2_000 })).toBe(38_000);
    fc.assert(
      fc.property(amount, amount, (repayment, deposit) => {
        expect(estimatedBudget({ frequency: 'monthly', repayment, deposit })).toBe(repayment * 60 + deposit);
      }),
    );
  });

  test('is repayment × 52 × 5 years plus the deposit when weekly (BUDGET-08 BUDGET-16)', () => {
    expect(estimatedBudget({ frequency: 'weekly', repayment: 200, deposit: 2_000 })).toBe(54_000);
    fc.assert(
      fc.property(amount, amount, (repayment, deposit) => {
        expect(estimatedBudget({ frequency: 'weekly', repayment, deposit })).toBe(repayment * 260 + deposit);
      }),
    );
  });

  test('is a whole number, never negative and never lower for a higher repayment (BUDGET-07 BUDGET-08)', () => {
    fc.assert(
      fc.property(
        frequency,
        fc.double(),
        fc.double(),
        fc.double({ min: 0, noNaN: true }),
        (how, a, b, more) => {
          const budget = estimatedBudget({ frequency: how, repayment: a, deposit: b });
          expect(Number.isInteger(budget)).toBe(true);
          expect(budget).toBeGreaterThanOrEqual(0);
          const richer = { frequency: how, repayment: budgetAmount(a) + more, deposit: b };
          expect(estimatedBudget(richer)).toBeGreaterThanOrEqual(budget);
        },
      ),
    );
  });

  describe('with interest', () => {
    const loan = { rate: 10, fee: 0 };
    test('is what the calculator repays in five years, plus the deposit', () => {
      expect(estimatedBudget({ frequency: 'weekly', repayment: 200, deposit: 2_000 }, loan)).toBe(42_890);
      expect(estimatedBudget({ frequency: 'monthly', repayment: 600, deposit: 0 }, loan)).toBe(28_239);
      expect(
        estimatedBudget({ frequency: 'weekly', repayment: 200, deposit: 2_000 }, { rate: 10, fee: 1_300 }),
      ).toBe(41_590);
    });
    test('equals the budget without interest at a rate of 0', () => {
      fc.assert(
        fc.property(frequency, amount, amount, (how, repayment, deposit) => {
          const inputs = { frequency: how, repayment, deposit };
          expect(estimatedBudget(inputs, { rate: 0, fee: 0 })).toBe(estimatedBudget(inputs));
        }),
      );
    });
    test('costs no more than the entered repayment in the calculator (FIN-30)', () => {
      const some = fc.integer({ min: 50, max: 5_000 });
      fc.assert(
        fc.property(
          frequency,
          some,
          fc.nat(20_000),
          fc.integer({ min: 1, max: 20 }),
          fc.nat(2_000),
          (...of) => {
            const [how, repayment, deposit, rate, fee] = of;
            const budget = estimatedBudget({ frequency: how, repayment, deposit }, { rate, fee });
            const choice = { amount: budget, deposit, residual: 0, years: 5, rate };
            const cost = loanOf(choice, { fee, rounding: 'cents' }, how)?.repayment ?? 0;
            expect(cost).toBeLessThanOrEqual(repayment + 0.01);
            if (budget > deposit && cost > 0) expect(cost).toBeGreaterThan(repayment - 0.05);
          },
        ),
      );
    });
    test("keeps the loan within the lender's limits", () => {
      const limits = { min: 5_000, max: 40_000 };
      const budget = (repayment: number) =>
        estimatedBudget({ frequency: 'weekly', repayment, deposit: 2_000 }, { rate: 10, fee: 0, limits });
      expect(budget(200)).toBe(42_000);
      expect(budget(100)).toBe(22_445);
      expect(budget(20)).toBe(2_000);
    });
    test('is only the deposit if the repayment does not cover the fee', () =>
      expect(
        estimatedBudget({ frequency: 'weekly', repayment: 1, deposit: 500 }, { rate: 10, fee: 1_300 }),
      ).toBe(500));
  });

  test('starts with a monthly repayment of 600 (BUDGET-12)', () =>
    expect(DEFAULT_REPAYMENT.monthly).toBe(600));

  test('starts with a weekly repayment of 200 (BUDGET-13)', () => expect(DEFAULT_REPAYMENT.weekly).toBe(200));

  test('starts as weekly (BUDGET-14)', () => expect(BUDGET_FREQUENCIES[0]).toBe('weekly'));

  test('starts with a deposit of 2000 (BUDGET-15)', () => expect(DEFAULT_DEPOSIT).toBe(2_000));

  test('clamps amounts to 0 to 1,000,000, and counts NaN as 0 (BUDGET-17 BUDGET-19)', () => {
    expect(
      [-1, 0, 250.5, 1_000_000, 1_000_001, Number.POSITIVE_INFINITY, Number.NaN].map(budgetAmount),
    ).toEqual([0, 0, 250.5, 1_000_000, 1_000_000, 1_000_000, 0]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseBudgetAmount(text);
        expect(value >= 0 && value <= 1_000_000).toBe(true);
      }),
    );
  });

  test('reads typed amounts with or without $ and separators (BUDGET-18 BUDGET-19)', () => {
    expect(['$1,250', '1250', ' 1 250 ', '', 'abc', '$', '-5', '9,999,999'].map(parseBudgetAmount)).toEqual([
      1_250, 1_250, 1_250, 0, 0, 0, 0, 1_000_000,
    ]);
  });

  test('reaches prices up to itself, and nothing without stock (BUDGET-09)', () => {
    expect(budgetReaches(10_000, 10_000)).toBe(true);
    expect(budgetReaches(9_999, 10_000)).toBe(false);
    expect(budgetReaches(1_000_000, null)).toBe(false);
  });

  test('adds a price above 1000 to the stock filter (BUDGET-20)', () =>
    expect(budgetStockFilter('visible_until > 5 AND dealership_id:"a"')).toBe(
      'visible_until > 5 AND dealership_id:"a" AND sort_price > 1000',
    ));

  test('links to prices from 1000 to the budget (OPEN-118)', () =>
    expect(budgetRange(54_000)).toEqual({ min: 1_000, max: 54_000 }));
});
