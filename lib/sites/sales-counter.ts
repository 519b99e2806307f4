/** Increase per day (HOME-11). */
const PER_DAY = 192;
const DAY_SECONDS = 86_400;
/** Interval between increases (HOME-12). */
const STEP_SECONDS = DAY_SECONDS / PER_DAY;
/** Brisbane is UTC+10 all year, without daylight saving (HOME-14). */
const BRISBANE_MS = 10 * 3_600_000;

/** Refresh interval of an open page in milliseconds (HOME-15). */
export const SALES_REFRESH_MS = 150_000;

/**
 * Returns the sales counter's value: vehicles sold this month, from 0 on the first (HOME-10 to HOME-14,
 * OPEN-116): (day of month − 1) × 192 + floor(seconds since midnight in Brisbane / 450).
 */
export function salesThisMonth(now: Date): number {
  const brisbane = new Date(now.getTime() + BRISBANE_MS);
  const seconds = Math.floor((brisbane.getTime() % (DAY_SECONDS * 1000)) / 1000);
  return (brisbane.getUTCDate() - 1) * PER_DAY + Math.floor(seconds / STEP_SECONDS);
}

/** Returns when the counter next changes, in milliseconds since the epoch. */
export function nextSaleAt(now: Date): number {
  const step = STEP_SECONDS * 1000;
  // Midnight in Brisbane is a multiple of the step since the epoch, so steps need no offset.
  return (Math.floor(now.getTime() / step) + 1) * step;
}
