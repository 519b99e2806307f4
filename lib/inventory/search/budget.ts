/** What a shopper can spend, from what they can pay (BUDGET rows). Every search by budget asks by these rules. */

export type BudgetFrequency = 'weekly' | 'monthly';

/** Weekly first: it is the default (BUDGET-14). */
export const BUDGET_FREQUENCIES = ['weekly', 'monthly'] as const satisfies readonly BudgetFrequency[];
export const DEFAULT_REPAYMENT: Readonly<Record<BudgetFrequency, number>> = {
  weekly: 200, // BUDGET-13
  monthly: 600, // BUDGET-12
};
export const DEFAULT_DEPOSIT = 2_000; // BUDGET-15

const PAYMENTS_A_YEAR: Readonly<Record<BudgetFrequency, number>> = { weekly: 52, monthly: 12 };
const TERM_YEARS = 5; // BUDGET-16
const MAX_INPUT = 1_000_000; // BUDGET-17
/** A price of this or less is no price to plan a budget by (BUDGET-20). */
const PRICE_ABOVE = 1_000;

export interface BudgetInputs {
  frequency: BudgetFrequency;
  /** Dollars each week or month. */
  repayment: number;
  /** Dollars. */
  deposit: number;
}

/** An amount as a budget takes it: 0 to 1,000,000, and 0 for what is not a number (BUDGET-17, BUDGET-19). */
export const budgetAmount = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(MAX_INPUT, Math.max(0, value));

/** An amount from what was typed, with or without `$`, separators and cents (BUDGET-18, BUDGET-19). */
export const parseBudgetAmount = (text: string): number =>
  budgetAmount(Number.parseFloat(text.replace(/[$,\s]/g, '')));

/**
 * The budget: repayments over five years and the deposit, rounded to whole dollars (BUDGET-07, BUDGET-08).
 * Interest is not part of the formula: the result is an estimate and must be called so.
 */
export function estimatedBudget({ frequency, repayment, deposit }: BudgetInputs): number {
  const repaid = budgetAmount(repayment) * PAYMENTS_A_YEAR[frequency] * TERM_YEARS;
  return Math.round(repaid + budgetAmount(deposit));
}

/**
 * The stock a budget is compared with: the visible stock with a real price (BUDGET-20). The price is the one
 * shown, an offer before the list price (OPEN-012), as wherever an address says `range[price]`.
 * @param stockFilter the site's filter (`siteStockFilter`)
 */
export const budgetStockFilter = (stockFilter: string): string =>
  `${stockFilter} AND sort_price > ${PRICE_ABOVE}`;

/** The prices that a budget reaches, as the address of the results says them (OPEN-118). */
export const budgetRange = (budget: number): { min: number; max: number } => ({
  min: PRICE_ABOVE,
  max: budget,
});

/** Whether a budget reaches anything at all (BUDGET-09); without stock no budget does. */
export const budgetReaches = (budget: number, lowestPrice: number | null): boolean =>
  lowestPrice !== null && budget >= lowestPrice;
