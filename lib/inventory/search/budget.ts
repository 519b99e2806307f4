/** Converts repayments to a budget (BUDGET rows). Every search by budget uses these rules. */
import { loanRepaidBy } from '../../vehicle/finance/loan.ts';

export type BudgetFrequency = 'weekly' | 'monthly';

/** Weekly first, because it is the default (BUDGET-14). */
export const BUDGET_FREQUENCIES = ['weekly', 'monthly'] as const satisfies readonly BudgetFrequency[];
export const DEFAULT_REPAYMENT: Readonly<Record<BudgetFrequency, number>> = {
  weekly: 200, // BUDGET-13
  monthly: 600, // BUDGET-12
};
export const DEFAULT_DEPOSIT = 2_000; // BUDGET-15

const PAYMENTS_A_YEAR: Readonly<Record<BudgetFrequency, number>> = { weekly: 52, monthly: 12 };
const TERM_YEARS = 5; // BUDGET-16
const MAX_INPUT = 1_000_000; // BUDGET-17
/** Lower prices are placeholders and are ignored (BUDGET-20). */
const PRICE_ABOVE = 1_000;

/** The site's loan for budgets with interest. The rate in percent per year, the fee in dollars. */
export interface BudgetLoan {
  rate: number;
  /** Added to the loan. */
  fee: number;
  /** The lender's lowest and highest loan in dollars; absent or null without limits. */
  limits?: { min: number; max: number } | null;
}

export interface BudgetInputs {
  frequency: BudgetFrequency;
  repayment: number;
  deposit: number;
}

/** Clamps an amount to 0 to 1,000,000; NaN becomes 0 (BUDGET-17, BUDGET-19). */
export const budgetAmount = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(MAX_INPUT, Math.max(0, value));

/** Parses a typed amount, with or without `$`, separators and cents (BUDGET-18, BUDGET-19). */
export const parseBudgetAmount = (text: string): number =>
  budgetAmount(Number.parseFloat(text.replace(/[$,\s]/g, '')));

/**
 * Returns the budget in whole dollars. Without a loan it is repayments over five years plus the deposit
 * (BUDGET-07, BUDGET-08) and must be labelled as without interest. With a loan it is the amount that the
 * calculator's formula (FIN-30) repays in five years, plus the deposit. It is at most the lender's highest loan,
 * and only the deposit if the lender offers no loan that small.
 */
export function estimatedBudget(
  { frequency, repayment, deposit }: BudgetInputs,
  loan: BudgetLoan | null = null,
): number {
  const payment = budgetAmount(repayment);
  const borrowed = loan
    ? lentAmount(
        loanRepaidBy(
          payment,
          loan.rate / 100 / PAYMENTS_A_YEAR[frequency],
          TERM_YEARS * PAYMENTS_A_YEAR[frequency],
        ) - loan.fee,
        loan,
      )
    : payment * PAYMENTS_A_YEAR[frequency] * TERM_YEARS;
  // Rounded down with interest, so that the repayment is not above what the shopper entered.
  const round = loan ? Math.floor : Math.round;
  return round(Math.max(0, borrowed) + budgetAmount(deposit));
}

/** Returns what the lender lends of an amount: at most its maximum, and nothing below its minimum. */
const lentAmount = (amount: number, { limits }: BudgetLoan): number =>
  !limits ? amount : amount < limits.min ? 0 : Math.min(amount, limits.max);

/**
 * Returns the filter for stock with a real price (BUDGET-20). Uses the displayed price, an offer before the
 * list price (OPEN-012), like `range[price]` in URLs.
 *
 * @param stockFilter the site's filter (`siteStockFilter`)
 */
export const budgetStockFilter = (stockFilter: string): string =>
  `${stockFilter} AND sort_price > ${PRICE_ABOVE}`;

/** Returns a budget's price range for the URL of the results (OPEN-118). */
export const budgetRange = (budget: number): { min: number; max: number } => ({
  min: PRICE_ABOVE,
  max: budget,
});

/** Returns whether any vehicle is within the budget (BUDGET-09); without stock none is. */
export const budgetReaches = (budget: number, lowestPrice: number | null): boolean =>
  lowestPrice !== null && budget >= lowestPrice;
