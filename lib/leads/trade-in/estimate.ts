import { LEAST_AMOUNT, MOST_KILOMETRES, MOST_YEARS, VALUATION_DAYS } from './limits.ts';

/** What a vehicle is worth to a dealer, from and to, in whole dollars. */
export interface AmountRange {
  low: number;
  high: number;
}

/** Why there is no estimate online: then a person values the vehicle. */
export const NO_ESTIMATE_REASONS = ['age', 'kilometres', 'no_figure'] as const;
export type NoEstimate = (typeof NO_ESTIMATE_REASONS)[number];

/** What somebody reads whose vehicle gets no estimate online (OPEN-069). */
export const NO_ESTIMATE_TEXT =
  "We can't give an online estimate for this vehicle. Our team will call you with a valuation.";

/**
 * Whether a vehicle is too old or has run too far for an estimate (TRADE-02, TRADE-03, OPEN-070).
 * @param thisYear the year that it is where the dealer is
 * @returns null for one that gets an estimate
 */
export function whyNoEstimate(
  { year, kilometres }: { year: number; kilometres: number },
  thisYear: number,
): NoEstimate | null {
  if (thisYear - year > MOST_YEARS) return 'age';
  return kilometres > MOST_KILOMETRES ? 'kilometres' : null;
}

/** An amount as estimates say it: nobody knows the last hundred dollars. */
const roundAmount = (dollars: number): number => Math.round(dollars / 100) * 100;

/**
 * A range with what the condition adds or takes off.
 * @param adjustment the sum of what the answers add (above 0) or take off
 * @returns null where so little is left that a person has to look
 */
export function adjustedRange({ low, high }: AmountRange, adjustment: number): AmountRange | null {
  const range = { low: roundAmount(low + adjustment), high: roundAmount(high + adjustment) };
  return range.low < LEAST_AMOUNT ? null : range;
}

const DAY_MS = 86_400_000;

/** Until when an estimate holds that is made now (OPEN-072). */
export const expiryOf = (valuedAt: Date): Date => new Date(valuedAt.getTime() + VALUATION_DAYS * DAY_MS);
