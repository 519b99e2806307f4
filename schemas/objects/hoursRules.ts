/** The rules of opening hours (HOURS-01 to HOURS-10), as words for an editor. */

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Weekly rows as stored; times are `HH:mm` on the dealer's clock. */
export interface OpeningHourValue {
  weekday?: number;
  status?: string;
  open?: string;
  close?: string;
}
export interface SpecialHourValue {
  date?: string;
  status?: string;
  start_hour?: string;
  end_hour?: string;
  /** The other form of the two times (HOURS-10). */
  hours?: { begin?: string; end?: string };
}

/** From when to when a special day is open, in whichever of its two forms. */
export const timesOf = ({
  start_hour,
  end_hour,
  hours,
}: SpecialHourValue): [from: string | undefined, to: string | undefined] => [
  start_hour ?? hours?.begin,
  end_hour ?? hours?.end,
];

/** @returns what is wrong with one time of day, or null; an absent one is fine here */
export function clockProblem(time: string | undefined): string | null {
  if (!time || CLOCK.test(time)) return null;
  return `Write the time with two digits on the 24-hour clock, for example 08:30 or 17:00 (not '${time}').`;
}

/** @returns what is wrong with a span of hours given the day's status, or null */
export function spanProblem(status: string | undefined, open?: string, close?: string): string | null {
  if (status !== 'Open') {
    return open || close ? 'A closed day has no times. Remove them, or set the day to Open.' : null;
  }
  if (!open || !close) return 'An open day needs both times.';
  if (clockProblem(open) || clockProblem(close)) return null; // said at the field itself
  return open < close ? null : 'Closing time must be later than opening time.';
}

/** @returns what is wrong with the week as a whole, or null */
export function weekProblem(rows: readonly OpeningHourValue[] | undefined): string | null {
  const seenWeekdays = new Set<number>();
  for (const { weekday } of rows ?? []) {
    if (weekday === undefined) continue;
    if (seenWeekdays.has(weekday)) return `${WEEKDAYS[weekday]} is listed twice. Keep one row a day.`;
    seenWeekdays.add(weekday);
  }
  return null;
}

/** @returns the weekdays a non-empty week leaves out, in display order (Monday first) */
export function missingDays(rows: readonly OpeningHourValue[] | undefined): string[] {
  if (!rows?.length) return [];
  const listedWeekdays = new Set(rows.map((row) => row.weekday));
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => !listedWeekdays.has(day)).map((day) => WEEKDAYS[day] ?? '');
}

/** @returns what is wrong with the dated exceptions as a whole, or null */
export function specialDaysProblem(rows: readonly SpecialHourValue[] | undefined): string | null {
  const seenDates = new Set<string>();
  for (const { date } of rows ?? []) {
    if (!date) continue;
    if (seenDates.has(date)) return `${date} is listed twice. Keep one row a date.`;
    seenDates.add(date);
  }
  return null;
}
