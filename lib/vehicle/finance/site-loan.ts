import { exampleComparisonRate } from './comparison-rate.ts';
import { type Limits, sharedLoanLimits } from './limits.ts';
import { calculatorTerms, type FinanceSettings } from './terms.ts';

/** The site's loan without a car. Rates in percent per year, the fee in dollars. */
export interface SiteLoan {
  rate: number;
  comparisonRate: number;
  /** Added to the loan. */
  fee: number;
  /** The lender's limits in dollars; null if the site has no common ones. */
  limits: Pick<Limits, 'min' | 'max'> | null;
}

/** Returns the loan that the site's calculator starts with; null without a configured rate or lender. */
export function siteLoan(settings: FinanceSettings): SiteLoan | null {
  const terms = calculatorTerms(settings, null, null);
  if (!terms) return null;
  const { start, cost, otherFees } = terms;
  const comparisonRate = exampleComparisonRate(start.rate, cost.fee, otherFees);
  const limits = sharedLoanLimits(settings);
  return {
    rate: start.rate,
    comparisonRate,
    fee: cost.fee,
    limits: limits && { min: limits.min, max: limits.max },
  };
}
