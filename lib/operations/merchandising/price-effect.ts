import { dayIn } from '../../platform/text/format.ts';
import { type PriceChange, priceSteps } from '../../vehicle/price-comparison/price-history.ts';
import { dayPlus } from '../events/activity.ts';

/** Days compared on each side of a price change. */
export const EFFECT_DAYS = 14;
/** Minimum days on each side; fewer show the weekday more than the price. */
export const LEAST_EFFECT_DAYS = 7;

/** The last price change and the whole days on each side of it; the day of the change belongs to neither. */
export interface ChangeWindow {
  /** Day of the change in the site's time zone. */
  day: string;
  /** Dollars. */
  difference: number;
  /** Null with too few days on either side. */
  windows: { before: DayRange; after: DayRange } | null;
}

export interface DayRange {
  from: string;
  to: string;
}

/** Views and enquiries per day before and after a price change. */
export interface PriceEffect {
  day: string;
  difference: number;
  views: { before: number; after: number } | null;
  enquiries: { before: number; after: number } | null;
}

/**
 * Returns the last price change with the days to compare; null if the price never changed.
 * @param changes oldest first
 * @param options.listedOn day when it was listed, and `countedSince`, the first whole day with counted views; null if none
 */
export function lastChange(
  changes: readonly PriceChange[],
  {
    timeZone,
    today,
    listedOn,
    countedSince,
  }: { timeZone: string; today: string; listedOn: string; countedSince: string | null },
): ChangeWindow | null {
  const steps = priceSteps(changes, timeZone);
  const last = steps.at(-1);
  const day = last && dayIn(last.at, timeZone);
  if (!last || !day || last.difference === null) return null;
  // An earlier change would mix the effects of both.
  const previous = steps.at(-2);
  const previousDay = previous && dayIn(previous.at, timeZone);
  const first = laterOf(dayPlus(previousDay ?? listedOn, 1), countedSince ?? today, dayPlus(listedOn, 1));
  const before = { from: laterOf(first, dayPlus(day, -EFFECT_DAYS)), to: dayPlus(day, -1) };
  const after = { from: dayPlus(day, 1), to: earlierOf(dayPlus(today, -1), dayPlus(day, EFFECT_DAYS)) };
  const isLong = (range: DayRange) => daysOf(range) >= LEAST_EFFECT_DAYS;
  return {
    day,
    difference: last.difference,
    windows: isLong(before) && isLong(after) ? { before, after } : null,
  };
}

const DAY_MS = 86_400_000;
/** Returns the number of days in a range, inclusive; zero or less if it is empty. */
export const daysOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

// Days as `2026-11-30` sort as text.
const laterOf = (...days: string[]): string => days.toSorted().at(-1) ?? '';
const earlierOf = (...days: string[]): string => days.toSorted()[0] ?? '';
