import {
  type BudgetFrequency,
  type BudgetInputs,
  budgetRange,
  budgetReaches,
  DEFAULT_REPAYMENT,
  estimatedBudget,
} from '@forecourt/lib/inventory/search/budget';
import { listParameters, rangeParameter, stockHref } from '@/stock/parameters.ts';

/** A body of the stock with what the finder says of it. */
export interface BudgetBody {
  /** Values of the stock that mean it. */
  values: string[];
  label: string;
  /** The name to which "s" is added (readings 58). */
  counted: string;
  count: number;
  /** The cheapest; null for none. */
  lowest: number | null;
}

/** The part of a site's stock that a budget is compared with. */
export interface BudgetStock {
  lowest: number | null;
  count: number;
  bodies: BudgetBody[];
}

export interface BudgetResult {
  budget: number;
  /** Words of the button. */
  label: string;
  /** Where it leads; null when it leads nowhere. */
  href: string | null;
  /** What is said beside a button that leads nowhere. */
  message: string | null;
}

/**
 * What the finder says of a budget (BUDGET-06, BUDGET-09 to BUDGET-11, OPEN-118). The price to reach is that
 * of the cheapest vehicle of the chosen body, or of all when none is chosen (readings 60).
 * @param carType the word for any vehicle of the site, with a capital: `Car`, `Caravan`
 * @param stock null when it is not known: then the results page has the answer
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

/** The inputs at another frequency: an amount nobody changed becomes that one's own (BUDGET-12). */
export const withFrequency = (inputs: BudgetInputs, frequency: BudgetFrequency): BudgetInputs => ({
  ...inputs,
  frequency,
  repayment:
    inputs.repayment === DEFAULT_REPAYMENT[inputs.frequency]
      ? DEFAULT_REPAYMENT[frequency]
      : inputs.repayment,
});
