import type { LoanCost } from './loan.ts';
import type { PreApproval } from './payment-choice.ts';

/** Returns the dollars to borrow beyond a pre-approval, to the cent; 0 if it is enough. */
export const aboveApproved = ({ amount }: Pick<PreApproval, 'amount'>, borrowed: number): number =>
  Math.max(0, Math.round((borrowed - amount) * 100) / 100);

/**
 * Returns the terms of a loan that a pre-approval covers: the lender's rates and fee, for no more than its term.
 * @param years what the shopper chose; null for the lender's term
 * @param cost of the site, for its rounding
 */
export const approvedTerms = (
  { rate, comparisonRate, years: most, fee }: PreApproval,
  years: number | null,
  cost: LoanCost,
): { rate: number; comparisonRate: number; years: number; cost: LoanCost } => ({
  rate,
  comparisonRate,
  years: Math.min(years ?? most, most),
  cost: { ...cost, fee },
});
