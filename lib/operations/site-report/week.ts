import { localTime } from '../../sites/local-time.ts';
import { dayPlus } from '../events/activity.ts';

/** Hour on Monday from which the report is made, before people start work. */
const FIRST_HOUR = 7;

/** Returns the Monday of the current week in a time zone: `2026-11-23`. */
export function weekIn(timeZone: string, now: Date): string {
  const day = localTime(now, timeZone).slice(0, 10);
  return dayPlus(day, -weekday(day));
}

/**
 * Returns the Monday of the week whose report is due: from Monday 7 am local time, or on Tuesday if no worker
 * ran on Monday; null at other times.
 */
export function dueWeek(timeZone: string, now: Date): string | null {
  const local = localTime(now, timeZone);
  const days = weekday(local.slice(0, 10));
  const isDue = days === 1 || (days === 0 && Number(local.slice(11, 13)) >= FIRST_HOUR);
  return isDue ? weekIn(timeZone, now) : null;
}

/** Days since Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
