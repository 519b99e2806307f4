import { localTime } from '../../sites/local-time.ts';
import { dayPlus } from '../events/activity.ts';

/** Hour on the first from which the mail is sent, before people start work. */
const FIRST_HOUR = 7;
/** After an outage of the worker the mail is sent late, until this day of the month. */
const LAST_DAY = 7;

/** Returns the first day of the month whose mail is due, which is the month before; null if none is. */
export function dueMonth(timeZone: string, now: Date): string | null {
  const local = localTime(now, timeZone);
  const day = Number(local.slice(8, 10));
  const isDue = day === 1 ? Number(local.slice(11, 13)) >= FIRST_HOUR : day <= LAST_DAY;
  if (!isDue) return null;
  return `${dayPlus(`${local.slice(0, 8)}01`, -1).slice(0, 8)}01`;
}

/** Returns the whole days of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: month, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
