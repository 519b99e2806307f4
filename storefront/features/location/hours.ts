/** Opening hours as people read them (HOURS-01 to HOURS-17). */
export interface OpeningHour {
  /** 0 is Sunday (HOURS-01). */
  weekday: number | null;
  status: string | null;
  /** An editor's own words for the day, spelled as the feed spells it (HOURS-03). */
  formated_hours: string | null;
  /** `08:30` */
  open: string | null;
  close: string | null;
}

export interface SpecialHour {
  date: string | null;
  name: string | null;
  status: string | null;
  start_hour?: string | null;
  end_hour?: string | null;
  /** The other shape a special hour may have (HOURS-10). */
  hours?: { begin: string | null; end: string | null } | null;
}

export interface HoursRow {
  /** `Monday to Friday`, `Saturday` */
  days: string;
  /** `8:30am to 5:30pm`; null while closed. */
  hours: string | null;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Lists begin on Monday (readings 90). */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;
const WORKDAYS = 5;

/** `08:30` as `8:30am`, `17:00` as `5pm`; null when it is not a time of day. */
export function clock(time: string | null | undefined): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? [];
  if (hour === undefined || Number(hour) > 24) return null;
  const twelve = Number(hour) % 12 || 12;
  return `${twelve}${minute === '00' ? '' : `:${minute}`}${Number(hour) % 24 < 12 ? 'am' : 'pm'}`;
}

function span(open: string | null | undefined, close: string | null | undefined): string | null {
  const [from, to] = [clock(open), clock(close)];
  return from && to ? `${from} to ${to}` : null;
}

function hoursOf(row: OpeningHour | undefined): string | null {
  if (row?.status !== 'Open') return null;
  return row.formated_hours?.trim() || span(row.open, row.close);
}

/**
 * The week in rows, Monday first: Monday to Friday in one when all five match (HOURS-12), else each day
 * (HOURS-13). A day that is not listed is closed.
 * @returns no rows when nothing at all is listed
 */
export function weekRows(week: readonly OpeningHour[]): HoursRow[] {
  if (week.length === 0) return [];
  const days = ORDER.map((weekday) => hoursOf(week.find((row) => row.weekday === weekday)));
  const single = (from: number) =>
    ORDER.slice(from).map((weekday, index) => ({ days: DAYS[weekday], hours: days[from + index] ?? null }));
  const same = days.slice(0, WORKDAYS).every((hours) => hours === days[0]);
  return same ? [{ days: 'Monday to Friday', hours: days[0] ?? null }, ...single(WORKDAYS)] : single(0);
}

export interface SpecialRow extends HoursRow {
  /** `2026-12-25` */
  date: string;
  occasion: string | null;
}

/**
 * Holiday hours from a day on, soonest first, whichever of the two shapes they have (readings 83).
 * @param today `2026-11-21` in the dealer's time zone
 */
export function specialRows(
  special: readonly SpecialHour[],
  today: string,
  dayName: (date: string) => string,
): SpecialRow[] {
  return special
    .flatMap((row) => {
      if (!row.date || row.date < today) return [];
      const hours =
        row.status === 'Open'
          ? span(row.start_hour ?? row.hours?.begin, row.end_hour ?? row.hours?.end)
          : null;
      return [{ date: row.date, days: dayName(row.date), occasion: row.name, hours }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** What stands where there are no hours (HOURS-15 to HOURS-17). */
export const CLOSED_TEXT = {
  closed: 'Closed',
  appointment: 'By appointment only',
  enquire: 'Enquire Now',
} as const;
