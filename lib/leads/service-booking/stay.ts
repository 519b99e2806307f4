import { dayAfter } from '../../sites/hours.ts';
import { localTime, parseLocalTime } from '../../sites/local-time.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';
import type { Work } from './work.ts';

export interface TimeSpan {
  from: Date;
  until: Date;
}

/** The time of a car at a workshop. */
export interface Stay {
  arrivesAt: Date;
  /** When the work is finished. */
  leavesAt: Date;
  /** When it occupies a bay, within opening hours; empty if no job needs one. */
  bay: readonly TimeSpan[];
}

const MINUTE_MS = 60_000;
/** Work of several days starts in the morning. */
const MORNING_MINUTES = 120;
const MOST_DAYS = 10;
/** Longest time between two opening days: over Christmas. */
const MOST_CLOSED_DAYS = 21;

/** Returns the date at a place: `2026-12-01`. */
export const dateIn = (moment: Date, timeZone: string): string => localTime(moment, timeZone).slice(0, 10);

/** Returns the opening hours of a date, `2026-12-01`; null if closed. */
export function openOn({ week, special, timeZone }: OpeningTimes, date: string): TimeSpan | null {
  const span = Object.hasOwn(special, date) ? special[date] : week[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!span) return null;
  const [from, until] = span.map((time) => parseLocalTime(`${date}T${time.padStart(5, '0')}`, timeZone));
  return from && until && from < until ? { from, until } : null;
}

export const minutesOf = ({ from, until }: TimeSpan): number =>
  (until.getTime() - from.getTime()) / MINUTE_MS;

const clockMinutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Returns whether work takes longer than the longest day of the week, so that the car stays overnight. */
export const takesDays = ({ week }: Pick<OpeningTimes, 'week'>, { minutes }: Pick<Work, 'minutes'>) =>
  minutes > Math.max(0, ...week.map((span) => (span ? clockMinutes(span[1]) - clockMinutes(span[0]) : 0)));

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

/** Returns the stay of a car that arrives at a time; null if it cannot arrive then. */
export const planStay = (hours: OpeningTimes, arrivesAt: Date, work: Work): Stay | null =>
  planStayOn(hours, dateIn(arrivesAt, hours.timeZone), arrivesAt, work);

/**
 * Returns the stay of a car that arrives at a time of a date.
 * Work that fits into a day ends on the day of arrival. Longer work takes whole opening days, and its car
 * arrives in the morning.
 * @param date of the arrival at the workshop, `2026-12-01`
 * @param today the opening hours of that date
 * @returns null if the car cannot arrive then
 */
export function planStayOn(
  hours: OpeningTimes,
  date: string,
  arrivesAt: Date,
  work: Work,
  today: TimeSpan | null = openOn(hours, date),
): Stay | null {
  if (!today || arrivesAt < today.from || arrivesAt >= today.until || work.minutes <= 0) return null;
  const rest = { from: arrivesAt, until: today.until };
  if (!takesDays(hours, work)) {
    const leavesAt = later(arrivesAt, work.minutes);
    if (leavesAt > today.until) return null;
    const bay = work.bayMinutes > 0 ? [{ from: arrivesAt, until: later(arrivesAt, work.bayMinutes) }] : [];
    return { arrivesAt, leavesAt, bay };
  }
  if (arrivesAt > later(today.from, MORNING_MINUTES)) return null;
  const days = openingDays(hours, date, rest, work.minutes);
  const last = days?.at(-1);
  return days && last ? { arrivesAt, leavesAt: last.until, bay: enough(days, work.bayMinutes) } : null;
}

/** Returns the opening days that work takes; null if there are too few. */
function openingDays(
  hours: OpeningTimes,
  date: string,
  first: TimeSpan,
  minutes: number,
): readonly TimeSpan[] | null {
  const days = [first];
  let total = minutesOf(first);
  let closed = 0;
  for (let after = 1; total < minutes; after += 1) {
    const day = openOn(hours, dayAfter(date, after));
    closed = day ? 0 : closed + 1;
    if (closed > MOST_CLOSED_DAYS || days.length >= MOST_DAYS) return null;
    if (!day) continue;
    days.push(day);
    total += minutesOf(day);
  }
  return days;
}

/** Returns the first days that together have a number of minutes. */
function enough(days: readonly TimeSpan[], minutes: number): TimeSpan[] {
  const taken: TimeSpan[] = [];
  let total = 0;
  for (const day of days) {
    if (total >= minutes) break;
    taken.push(day);
    total += minutesOf(day);
  }
  return taken;
}
