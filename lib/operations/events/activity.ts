// What the back office and the studio say to each other of what visitors did.

/** What is counted: of views, saves and calls the events; enquiries and reservations as they are kept. */
export const COUNTED = ['views', 'saves', 'calls', 'enquiries', 'reservations'] as const;
export type Counted = (typeof COUNTED)[number];
export type Counts = Record<Counted, number>;

/** Whole days of the site's own time zone, `2026-11-22`, both counted in. */
export interface ActivityRequest {
  site: string;
  from: string;
  to: string;
}

export interface DayCounts extends Counts {
  day: string;
}

/** `id` null: what was about no vehicle. Titles of vehicles that nobody knows any more are empty. */
export interface VehicleCounts extends Counts {
  id: string | null;
  title: string;
  stocknum: string;
}

/** A day and a vehicle at once. */
export type ActivityLine = DayCounts & VehicleCounts;

export interface ActivityAnswer {
  total: Counts;
  /** Every day of the range, the latest first. */
  days: DayCounts[];
  /** The busiest first, at most `MOST_VEHICLES`. */
  cars: VehicleCounts[];
  /** How many vehicles there are in all, the shown ones and the others. */
  carCount: number;
}

/** As many vehicles as a table can be read; the file has all. */
export const MOST_VEHICLES = 200;
/** The most days of one report. */
export const MOST_DAYS = 366;

export const NOTHING: Counts = { views: 0, saves: 0, calls: 0, enquiries: 0, reservations: 0 };

const DAY_MS = 86_400_000;

/** The day that is a number of days later, or earlier for a negative number. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has, both ends counted in; not above zero when it ends before it starts. */
export const dayCount = ({ from, to }: Pick<ActivityRequest, 'from' | 'to'>): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;

/** The days of a range, the latest first; a day without a row has zeros. */
export function everyDay(
  range: Pick<ActivityRequest, 'from' | 'to'>,
  rows: readonly DayCounts[],
): DayCounts[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: Math.max(0, dayCount(range)) }, (_, index) => {
    const day = dayPlus(range.to, -index);
    return byDay.get(day) ?? { day, ...NOTHING };
  });
}

/** The day it is somewhere: `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
