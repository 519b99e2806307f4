import {
  type ActivityRequest,
  dayCount,
  dayIn,
  dayPlus,
  MOST_DAYS,
} from '@forecourt/lib/operations/events/activity';

type Days = Pick<ActivityRequest, 'from' | 'to'>;

/** Returns the range of days that ends today in the dealer's time zone. */
export function lastDays(count: number, timeZone: string, now: Date): Days {
  const to = dayIn(timeZone, now);
  return { from: dayPlus(to, 1 - count), to };
}

/** Returns why a range is invalid, or null. */
export function rangeProblem(range: Days): string | null {
  const count = dayCount(range);
  if (Number.isNaN(count)) return 'Enter both days.';
  if (count < 1) return 'The first day is after the last.';
  return count > MOST_DAYS ? `Choose at most ${MOST_DAYS} days.` : null;
}
