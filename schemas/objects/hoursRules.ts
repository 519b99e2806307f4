/** Validation of opening hours (HOURS-01 to HOURS-10). */

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

/** A weekly row. Times are `HH:mm` in the dealer's time zone. */
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
  /** The alternative format of the two times (HOURS-10). */
  hours?: { begin?: string; end?: string };
}

/** Returns the opening and closing time of a special day in either format. */
export const timesOf = ({
  start_hour,
  end_hour,
  hours,
}: SpecialHourValue): [from: string | undefined, to: string | undefined] => [
  start_hour ?? hours?.begin,
  end_hour ?? hours?.end,
];

/** Returns why a time is invalid, or null. An empty time is valid. */
export function clockProblem(time: string | undefined): string | null {
  if (!time || CLOCK.test(time)) return null;
  return `Enter a 24-hour time with two digits, for example 08:30 or 17:00 (not '${time}').`;
}

/** Returns why the times of a day are invalid for its status, or null. */
export function spanProblem(status: string | undefined, open?: string, close?: string): string | null {
  if (status !== 'Open') {
    return open || close ? "A closed day can't have times. Remove them, or change the day to Open." : null;
  }
  if (!open || !close) return 'Enter both times for an open day.';
  if (clockProblem(open) || clockProblem(close)) return null; // reported at the field
  return open < close ? null : 'Closing time must be later than opening time.';
}

/** Returns why a week is invalid, or null. */
export function weekProblem(rows: readonly OpeningHourValue[] | undefined): string | null {
  const seenWeekdays = new Set<number>();
  for (const { weekday } of rows ?? []) {
    if (weekday === undefined) continue;
    if (seenWeekdays.has(weekday)) return `${WEEKDAYS[weekday]} is listed twice. Remove one of the rows.`;
    seenWeekdays.add(weekday);
  }
  return null;
}

/** Returns the missing weekdays of a non-empty week, Monday first. */
export function missingDays(rows: readonly OpeningHourValue[] | undefined): string[] {
  if (!rows?.length) return [];
  const listedWeekdays = new Set(rows.map((row) => row.weekday));
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => !listedWeekdays.has(day)).map((day) => WEEKDAYS[day] ?? '');
}

/** Returns why the special days are invalid, or null. */
export function specialDaysProblem(rows: readonly SpecialHourValue[] | undefined): string | null {
  const seenDates = new Set<string>();
  for (const { date } of rows ?? []) {
    if (!date) continue;
    if (seenDates.has(date)) return `${date} is listed twice. Remove one of the rows.`;
    seenDates.add(date);
  }
  return null;
}
