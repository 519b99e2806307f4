import type { OpeningHour } from '@forecourt/schemas/sanity.types';
import type { Written } from '@forecourt/schemas/writing/written';

/** Hours as `HH:mm`; null is closed. */
type Span = readonly [open: string, close: string] | null;

type DayRow = Written<OpeningHour>;
type Weekday = OpeningHour['weekday'];

function day(weekday: Weekday, span: Span): DayRow {
  return span
    ? { _type: 'openingHour', weekday, status: 'Open', open: span[0], close: span[1] }
    : { _type: 'openingHour', weekday, status: 'Closed' };
}

/**
 * Returns a week that starts on Monday; in the record, day 0 is Sunday (HOURS-01). Monday to Friday have the
 * same hours, except the days in `except`.
 * @param weekdays hours of Monday to Friday, `HH:mm`
 * @param options.except hours of single weekdays that differ, by number (4 is Thursday)
 */
export function week(
  weekdays: Span,
  {
    saturday,
    sunday,
    except = {},
  }: { saturday: Span; sunday: Span; except?: Partial<Record<Weekday, Span>> },
): DayRow[] {
  const rows = ([1, 2, 3, 4, 5] as const).map((weekday) =>
    day(weekday, weekday in except ? (except[weekday] ?? null) : weekdays),
  );
  return [...rows, day(6, saturday), day(0, sunday)];
}

/** A dated exception; without hours the day is closed. */
export function special(date: string, name: string, hours: Span = null) {
  return {
    _type: 'specialHour' as const,
    date,
    name,
    ...(hours
      ? { status: 'Open' as const, start_hour: hours[0], end_hour: hours[1] }
      : { status: 'Closed' as const }),
  };
}

/**
 * Public holidays common to all states from Christmas 2026 to Australia Day 2027, and the early closing
 * before them.
 */
export function summerHolidays({ eveCloses }: { eveCloses: string }) {
  return [
    special('2026-12-24', 'Christmas Eve', ['08:30', eveCloses]),
    special('2026-12-25', 'Christmas Day'),
    special('2026-12-26', 'Boxing Day'),
    special('2026-12-28', 'Boxing Day holiday'),
    special('2026-12-31', "New Year's Eve", ['08:30', eveCloses]),
    special('2027-01-01', "New Year's Day"),
    special('2027-01-26', 'Australia Day'),
  ];
}
