import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  test('is the monthly repayment × 12 × 5 years plus the deposit (BUDGET-07 BUDGET-16)', () => {
    expect(estimatedBudget({ frequency: 'monthly', repayment: 600, deposit: 2_000 })).toBe(38_000);
    fc.assert(
      fc.property(amount, amount, (repayment, deposit) => {
        expect(estimatedBudget({ frequency: 'monthly', repayment, deposit })).toBe(repayment * 60 + deposit);
      }),
    );
  });

  test('is the weekly repayment × 52 × 5 years plus the deposit (BUDGET-08 BUDGET-16)', () => {
    expect(estimatedBudget({ frequency: 'weekly', repayment: 200, deposit: 2_000 })).toBe(54_000);
    fc.assert(
      fc.property(amount, amount, (repayment, deposit) => {
        expect(estimatedBudget({ frequency: 'weekly', repayment, deposit })).toBe(repayment * 260 + deposit);
      }),
    );
  });

  test('is in whole dollars and rises with the repayment (BUDGET-07 BUDGET-08)', () => {
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

  test('starts weekly with 200, monthly with 600, a deposit of 2000 (BUDGET-12 BUDGET-13 BUDGET-14 BUDGET-15)', () => {
    expect(BUDGET_FREQUENCIES[0]).toBe('weekly');
    expect(DEFAULT_REPAYMENT).toEqual({ weekly: 200, monthly: 600 });
    expect(DEFAULT_DEPOSIT).toBe(2_000);
  });

  test('limits an amount to 0 to 1,000,000 (BUDGET-17 BUDGET-19)', () => {
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

  test('covers cars up to its amount (BUDGET-09)', () => {
    expect(budgetReaches(10_000, 10_000)).toBe(true);
    expect(budgetReaches(9_999, 10_000)).toBe(false);
    expect(budgetReaches(1_000_000, null)).toBe(false);
  });

  test('searches the visible stock from 1000 to the budget (BUDGET-20 OPEN-118)', () => {
    expect(budgetStockFilter('visible_until > 5 AND dealership_id:"a"')).toBe(
      'visible_until > 5 AND dealership_id:"a" AND sort_price > 1000',
    );
    expect(budgetRange(54_000)).toEqual({ min: 1_000, max: 54_000 });
  });
});
