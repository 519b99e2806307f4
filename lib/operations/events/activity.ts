import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';

// Types shared by the back office and the studio for visitor activity.

/** Counted actions; enquiries and reservations come from their own tables. */
export const COUNTED = ['views', 'saves', 'calls', 'enquiries', 'reservations'] as const;
export type Counted = (typeof COUNTED)[number];
export type Counts = Record<Counted, number>;

/** Whole days in the site's time zone, `2026-11-22`, both inclusive. */
export interface ActivityRequest {
  site: string;
  from: string;
  to: string;
}

export interface DayCounts extends Counts {
  day: string;
}

/** Activity by where visitors came from; enquiries and reservations count for the last source. */
export interface SourceCounts extends Counts {
  /** Null for visits whose source is unknown. */
  kind: SourceKind | null;
  /** For example `ChatGPT`; empty for direct and unknown visits. */
  name: string;
}

/** `id` is null for actions without a vehicle. The title of an unknown vehicle is empty. */
export interface VehicleCounts extends Counts {
  id: string | null;
  title: string;
  stocknum: string;
}

export type ActivityLine = DayCounts & VehicleCounts;

export interface ActivityAnswer {
  total: Counts;
  /** Every day of the range, latest first. */
  days: DayCounts[];
  /** Busiest first, at most `MOST_VEHICLES`. */
  cars: VehicleCounts[];
  /** Busiest first, at most `MOST_SOURCES`. */
  sources: SourceCounts[];
  /** Total number of vehicles, including those not listed. */
  carCount: number;
}

/** Maximum vehicles in the table; the CSV has all. */
export const MOST_VEHICLES = 200;
export const MOST_SOURCES = 100;
export const MOST_DAYS = 366;

export const NOTHING: Counts = { views: 0, saves: 0, calls: 0, enquiries: 0, reservations: 0 };

const DAY_MS = 86_400_000;

export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days in a range, inclusive; zero or less if it is reversed. */
export const dayCount = ({ from, to }: Pick<ActivityRequest, 'from' | 'to'>): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;

/** Returns all days of a range, latest first, with zeros for days without a row. */
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

/** Returns the current day in a time zone: `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
