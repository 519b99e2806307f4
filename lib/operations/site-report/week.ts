import { localTime } from '../../sites/local-time.ts';
import { dayPlus } from '../events/activity.ts';

/** The hour of Monday from which the weekly report is made: it lies there when people begin to work. */
const FIRST_HOUR = 7;

/** The Monday of the week that it is somewhere: `2026-11-23`. */
export function weekIn(timeZone: string, now: Date): string {
  const day = localTime(now, timeZone).slice(0, 10);
  return dayPlus(day, -weekday(day));
}

/**
 * The week whose report is to be made: on Monday from seven in the morning where the site is, and on Tuesday, for when no
 * worker ran on Monday. Later in the week it would be old news.
 * @returns its Monday, or null at every other time
 */
export function dueWeek(timeZone: string, now: Date): string | null {
  const local = localTime(now, timeZone);
  const days = weekday(local.slice(0, 10));
  const isDue = days === 1 || (days === 0 && Number(local.slice(11, 13)) >= FIRST_HOUR);
  return isDue ? weekIn(timeZone, now) : null;
}

/** Days since Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
