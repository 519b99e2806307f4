import {
  type BudgetFrequency,
  type BudgetInputs,
  budgetRange,
  budgetReaches,
  DEFAULT_REPAYMENT,
  estimatedBudget,
} from '@forecourt/lib/inventory/search/budget';
import { listParameters, rangeParameter, stockHref } from '@/stock/address-parameters.ts';

export interface BudgetBody {
  values: string[];
  label: string;
  /** A singular label to which "s" can be added. */
  counted: string;
  count: number;
  /** The lowest price; null without vehicles. */
  lowest: number | null;
}

export interface BudgetStock {
  lowest: number | null;
  count: number;
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
 */
export function findByBudget(
  inputs: BudgetInputs,
  body: BudgetBody | null,
  stock: BudgetStock | null,
  carType: string,
): BudgetResult {
  const budget = estimatedBudget(inputs);
  const name = body?.counted ?? carType;
  const lowest = body ? body.lowest : (stock?.lowest ?? null);
  if (stock && !budgetReaches(budget, lowest))
    return {
      budget,
      label: `0 ${name}s Found`,
      href: null,
      message: `No ${name}s found for this budget`,
    };
  return {
    budget,
    label: `View ${name}s In This Range`,
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
