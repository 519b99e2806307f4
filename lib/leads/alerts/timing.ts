import { localTime, parseLocalTime } from '../../sites/local-time.ts';
import type { AlertFrequency } from './kinds.ts';

/** Quiet hours in the dealer's time zone. Alerts due at night are sent in the morning. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 8;
const DAILY_HOUR = QUIET_UNTIL_HOUR;
/** How long a price must stay unchanged before its alert: feeds are often corrected. */
export const PRICE_SETTLE_MINUTES = 60;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const hourIn = (moment: Date, timeZone: string): number => Number(localTime(moment, timeZone).slice(11, 13));

export function isQuiet(moment: Date, timeZone: string): boolean {
  const hour = hourIn(moment, timeZone);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

function nextAt(hour: number, after: Date, timeZone: string): Date {
  for (let day = 0; ; day++) {
    const date = localTime(new Date(after.getTime() + day * DAY_MS), timeZone).slice(0, 10);
    const moment = parseLocalTime(`${date}T${String(hour).padStart(2, '0')}:00`, timeZone);
    if (moment && moment > after) return moment;
  }
}

export const nextMorning = (moment: Date, timeZone: string): Date =>
  nextAt(QUIET_UNTIL_HOUR, moment, timeZone);

export const settledAt = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + PRICE_SETTLE_MINUTES * MINUTE_MS);

/** Returns when an alert that became true at `readyAt` may be sent. */
export function sendTime(
  { readyAt, frequency }: { readyAt: Date; frequency: AlertFrequency },
  now: Date,
  timeZone: string,
): Date {
  const moment = frequency === 'daily' ? nextAt(DAILY_HOUR, readyAt, timeZone) : readyAt;
  if (moment > now) return isQuiet(moment, timeZone) ? nextMorning(moment, timeZone) : moment;
  return isQuiet(now, timeZone) ? nextMorning(now, timeZone) : now;
}
