import {
  type BudgetFrequency,
  type BudgetInputs,
  type BudgetLoan,
  budgetRange,
  budgetReaches,
  DEFAULT_REPAYMENT,
  estimatedBudget,
} from '@forecourt/lib/inventory/search/budget';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { listParameters, rangeParameter, stockHref } from '@/stock/address-parameters.ts';

export interface BudgetBody {
  values: string[];
  label: string;
  /** A singular label to which "s" can be added in English. */
  counted: string;
  count: number;
  /** The lowest price; null without vehicles. */
  lowest: number | null;
  /** All prices (`packPrices`), to count the vehicles in range; empty if there are too many. */
  prices: string;
}

export interface BudgetStock {
  lowest: number | null;
  count: number;
  prices: string;
  /** Visible vehicles without a price above $1,000, which no budget includes (BUDGET-20). */
  unpriced: number;
  bodies: BudgetBody[];
}

export interface BudgetResult {
  budget: number;
  label: string;
  /** The button's target; null if it has none. */
  href: string | null;
  /** The message next to a button without a target. */
  message: string | null;
}

/**
 * Returns the finder's result for a budget (BUDGET-06, BUDGET-09 to BUDGET-11, OPEN-118). The price to
 * reach is that of the cheapest vehicle of the chosen body, or of all.
 * @param carType the capitalised word for any vehicle of the site: `Car`, `Caravan`
 * @param stock null if unknown: the results page then has the answer
 * @param t texts in the language of the page
 * @param loan null for a budget without interest
 */
export function findByBudget(
  inputs: BudgetInputs,
  body: BudgetBody | null,
  stock: BudgetStock | null,
  carType: string,
  t: Translator<'budgetFinder'>,
  loan: BudgetLoan | null = null,
): BudgetResult {
  const budget = estimatedBudget(inputs, loan);
  const name = body?.counted ?? carType;
  const lowest = body ? body.lowest : (stock?.lowest ?? null);
  if (stock && !budgetReaches(budget, lowest))
    return {
      budget,
      label: t('found', { name }),
      href: null,
      message: t('none', { name }),
    };
  return {
    budget,
    label: t('view', { name }),
    href: stockHref([
      ...listParameters('simple_body', body?.values ?? []),
      rangeParameter('price', budgetRange(budget)),
    ]),
    message: null,
  };
}

/** Returns the inputs for another frequency, whose default replaces an unchanged amount (BUDGET-12). */
export const withFrequency = (inputs: BudgetInputs, frequency: BudgetFrequency): BudgetInputs => ({
  ...inputs,
  frequency,
  repayment:
    inputs.repayment === DEFAULT_REPAYMENT[inputs.frequency]
      ? DEFAULT_REPAYMENT[frequency]
      : inputs.repayment,
});

/** Packs prices in whole dollars as ascending differences in base 36: `5ka,0,rs`. */
export function packPrices(prices: readonly number[]): string {
  const ascending = prices.toSorted((one, other) => one - other);
  return ascending.map((price, index) => (price - (ascending[index - 1] ?? 0)).toString(36)).join();
}

/** Returns how many vehicles cost up to a budget; null if their prices are not known. */
export function countInRange(
  { count: all, prices: packed }: Pick<BudgetBody, 'count' | 'prices'>,
  budget: number,
): number | null {
  if (!packed) return all === 0 ? 0 : null;
  let price = 0;
  let count = 0;
  for (const difference of packed.split(',')) {
    price += Number.parseInt(difference, 36);
    if (price > budget) break;
    count += 1;
  }
  return count;
}
