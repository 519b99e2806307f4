import type { BudgetInputs } from '@forecourt/lib/inventory/search/budget';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { type BudgetBody, type BudgetStock, countInRange, findByBudget, packPrices } from './finder.ts';

const suv = { values: ['suv'], label: 'SUV', counted: 'SUV', count: 40, lowest: 18_990, prices: '' };
const stock: BudgetStock = { lowest: 6_990, count: 120, prices: '', unpriced: 0, bodies: [suv] };
const budgetOf = (
  ...[inputs, body, known, carType]: [BudgetInputs, BudgetBody | null, BudgetStock | null, string]
) => findByBudget(inputs, body, known, carType, translatorOf('en', 'budgetFinder'));
const weekly = (repayment: number, deposit = 2_000) => ({
  frequency: 'weekly' as const,
  repayment,
  deposit,
});

describe('the budget finder', () => {
  test('links to the cars of the body up to the budget (BUDGET-06 OPEN-118)', () => {
    expect(budgetOf(weekly(200), suv, stock, 'Car')).toEqual({
      budget: 54_000,
      label: 'View SUVs In This Range',
      href: '/search?refinementList[simple_body][0]=suv&range[price]=1000:54000',
      message: null,
    });
    expect(budgetOf(weekly(200), null, stock, 'Car')).toMatchObject({
      label: 'View Cars In This Range',
      href: '/search?range[price]=1000:54000',
    });
  });

  test('finds nothing below the lowest price of the chosen body (BUDGET-09 BUDGET-10 BUDGET-11)', () => {
    expect(budgetOf(weekly(50), suv, stock, 'Car')).toEqual({
      budget: 15_000,
      label: '0 SUVs Found',
      href: null,
      message: 'No SUVs found for this budget',
    });
    expect(budgetOf(weekly(50), null, stock, 'Car').href).toBe('/search?range[price]=1000:15000');
    expect(budgetOf({ frequency: 'weekly', repayment: 0, deposit: 0 }, null, stock, 'Car').label).toBe(
      '0 Cars Found',
    );
  });

  test('links when the budget is at least the lowest price, and only then (BUDGET-09)', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.nat(50_000),
        fc.integer({ min: 1_001, max: 100_000 }),
        (repayment, deposit, lowest) => {
          const { href, budget } = budgetOf(weekly(repayment, deposit), { ...suv, lowest }, stock, 'Car');
          expect(href !== null).toBe(budget >= lowest);
          if (!href) return;
          const search = href.slice(href.indexOf('?'));
          const state = parseAddress(search);
          expect(state.ranges.price?.max ?? 0).toBeLessThanOrEqual(budget);
          // The finder builds the address without `address.ts`, in the same format.
          expect(serialiseState(state)).toBe(search);
        },
      ),
    );
  });

  test('finds nothing without stock, and links while the stock is unknown', () => {
    const empty = { lowest: null, count: 0, prices: '', unpriced: 0, bodies: [] };
    expect(budgetOf(weekly(200), null, empty, 'Caravan')).toMatchObject({
      label: '0 Caravans Found',
      href: null,
    });
    expect(budgetOf(weekly(200), null, null, 'Car').href).toBe('/search?range[price]=1000:54000');
  });
});

describe('the counts of the finder', () => {
  test('are the vehicles up to the budget (BUDGET-22)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_001, max: 300_000 })), fc.nat(300_000), (prices, budget) => {
        const packed = { count: prices.length, prices: packPrices(prices) };
        expect(countInRange(packed, budget)).toBe(prices.filter((price) => price <= budget).length);
      }),
    );
  });

  test('are not shown if the prices are not known', () =>
    expect(countInRange({ count: 2_000, prices: '' }, 50_000)).toBeNull());
});
