import type { Interval } from '@forecourt/lib/operations/page-trials/sequential-test';

// Texts of trials in the results tool.

/** Formats a relative change: `+12%`, `−3%`, `0%`. */
const changeText = (change: number): string => {
  const percent = Math.round(change * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
};

/** Formats a share of visitors with one decimal: `3.4%`. */
export const rateText = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Formats the interval of the relative change. */
export function liftText({ low, high }: Interval): string {
  if (low <= -1 && high === null) return 'Not known yet';
  return high === null ? `${changeText(low)} or more` : `${changeText(low)} to ${changeText(high)}`;
}
