import {
  type BudgetFrequency,
  type BudgetInputs,
  budgetRange,
  budgetReaches,
  DEFAULT_REPAYMENT,
  estimatedBudget,
} from '@forecourt/lib/inventory/search/budget';
import { listParameters, rangeParameter, stockHref } from '@/stock/parameters.ts';

export interface BudgetBody {
  values: string[];
  label: string;
  /** Singular name, to which "s" is added. */
  counted: string;
  count: number;
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
  /** Target of the button; null if nothing matches. */
  href: string | null;
  /** Message next to a button without a target. */
  message: string | null;
}

/**
 * Returns the finder's result for a budget (BUDGET-06, BUDGET-09 to BUDGET-11, OPEN-118). The budget must
 * reach the lowest price of the selected body, or of the whole stock if none is selected.
 * @param carType the site's capitalised noun: `Car`, `Caravan`
 * @param stock null if unknown, in which case the button links to the results page
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

/**
 * Changes the frequency; an unchanged default repayment becomes the default of the new frequency (BUDGET-12).
 */
export const withFrequency = (inputs: BudgetInputs, frequency: BudgetFrequency): BudgetInputs => ({
  ...inputs,
  frequency,
  repayment:
    inputs.repayment === DEFAULT_REPAYMENT[inputs.frequency]
      ? DEFAULT_REPAYMENT[frequency]
      : inputs.repayment,
});
