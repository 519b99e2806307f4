/** How many vehicles the counter counts in a day (HOME-11). */
const PER_DAY = 192;
const DAY_SECONDS = 86_400;
/** How often the counter grows by one (HOME-12). */
const STEP_SECONDS = DAY_SECONDS / PER_DAY;
/** Brisbane is ten hours ahead all year: it knows no daylight saving (HOME-14). */
const BRISBANE_MS = 10 * 3_600_000;

/** How often a page that stays open counts anew, in milliseconds (HOME-15). */
export const SALES_REFRESH_MS = 150_000;

/**
 * How many vehicles the sales counter says were sold this month, from 0 on the first (HOME-10 to HOME-14, OPEN-116):
 * (day of month − 1) × 192 + floor(seconds since midnight in Brisbane / 450).
 */
export function salesThisMonth(now: Date): number {
  const brisbane = new Date(now.getTime() + BRISBANE_MS);
  const seconds = Math.floor((brisbane.getTime() % (DAY_SECONDS * 1000)) / 1000);
  return (brisbane.getUTCDate() - 1) * PER_DAY + Math.floor(seconds / STEP_SECONDS);
}

/** The next moment at which the counter changes, in milliseconds since the epoch. */
export function nextSaleAt(now: Date): number {
  const step = STEP_SECONDS * 1000;
  // Midnight in Brisbane is a whole number of steps from the epoch, so the steps fall on the same moments everywhere.
  return (Math.floor(now.getTime() / step) + 1) * step;
}
