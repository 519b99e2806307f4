import { LEAST_AMOUNT, MOST_KILOMETRES, MOST_YEARS, VALUATION_DAYS } from './limits.ts';

/** Trade-in value range in whole dollars. */
export interface AmountRange {
  low: number;
  high: number;
}

/** Reasons for no online estimate; staff then value the vehicle. */
export const NO_ESTIMATE_REASONS = ['age', 'kilometres', 'no_figure'] as const;
export type NoEstimate = (typeof NO_ESTIMATE_REASONS)[number];

/** Shown if there is no online estimate (OPEN-069). */
export const NO_ESTIMATE_TEXT =
  "We can't give an online estimate for this vehicle. Our team will call you with a valuation.";

/**
 * Returns why a vehicle is too old or has travelled too far for an estimate (TRADE-02, TRADE-03, OPEN-070),
 * or null.
 * @param thisYear current year at the dealer
 */
export function whyNoEstimate(
  { year, kilometres }: { year: number; kilometres: number },
  thisYear: number,
): NoEstimate | null {
  if (thisYear - year > MOST_YEARS) return 'age';
  return kilometres > MOST_KILOMETRES ? 'kilometres' : null;
}

/** Rounds to hundreds, the precision of an estimate. */
const roundAmount = (dollars: number): number => Math.round(dollars / 100) * 100;

/** Applies the condition's adjustment in dollars; null if too little is left to estimate. */
export function adjustedRange({ low, high }: AmountRange, adjustment: number): AmountRange | null {
  const range = { low: roundAmount(low + adjustment), high: roundAmount(high + adjustment) };
  return range.low < LEAST_AMOUNT ? null : range;
}

const DAY_MS = 86_400_000;

/** Returns when an estimate made now expires (OPEN-072). */
export const expiryOf = (valuedAt: Date): Date => new Date(valuedAt.getTime() + VALUATION_DAYS * DAY_MS);
