import { localTime, parseLocalTime } from './local-time.ts';
import type { OpeningTimes } from './open-now.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * Returns when a location closes on its nth opening day after a time. Special hours replace the weekday's, so
 * closed holidays don't count. A day counts only if the location opens at or after that time, because what is
 * left of a day that has begun is no full opening day.
 * @param days 1 is the next opening day
 * @returns null if `days` is not positive, or the location never opens
 */
export function closeOfOpeningDay(times: OpeningTimes, after: Date, days: number): Date | null {
  if (days < 1 || times.week.every((span) => span === null)) return null;
  const [today = '', minute = ''] = localTime(after, times.timeZone).split('T');
  // Each special day can close at most one day, so the search ends even after a long closure.
  const furthest = WEEK_DAYS * (days + 1 + Object.keys(times.special).length);
  let left = days;
  for (let offset = 0; offset <= furthest; offset += 1) {
    const date = new Date(Date.parse(`${today}T00:00:00Z`) + offset * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const span = day in times.special ? times.special[day] : times.week[date.getUTCDay()];
    if (!span || (offset === 0 && span[0].padStart(5, '0') < minute)) continue;
    left -= 1;
    if (left === 0) return parseLocalTime(`${day}T${span[1].padStart(5, '0')}`, times.timeZone);
  }
  return null;
}
