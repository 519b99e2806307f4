import { dayIn } from '@forecourt/lib/platform/text/format';
import { dayText, timeText } from '../back-office/moments.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a time in a list as mail programs do: `now`, `5 min`, `2:05 pm`, `23 Nov`, `23 Nov 2025`. */
export function listTime(moment: string, timeZone: string, now: number): string {
  const past = now - Date.parse(moment);
  if (past < MINUTE) return 'now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min`;
  const day = dayText(moment, timeZone);
  if (dayIn(new Date(moment), timeZone) === dayIn(new Date(now), timeZone)) return timeText(moment, timeZone);
  const year = dayText(new Date(now).toISOString(), timeZone).slice(-5);
  return day.endsWith(year) ? day.slice(0, -5) : day;
}

/** Formats how long somebody has been waiting: `12 min`, `3 h`, `2 days`. */
export function waitText(since: string, now: number): string {
  const past = Math.max(0, now - Date.parse(since));
  if (past < HOUR) return `${Math.max(1, Math.floor(past / MINUTE))} min`;
  if (past < 2 * DAY) return `${Math.floor(past / HOUR)} h`;
  return `${Math.floor(past / DAY)} days`;
}
