import { PRICE_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import type { Range } from '@/stock/state.ts';

/** One line of a menu that asks for a range. */
export interface RangeChoice {
  label: string;
  range: Range;
}

/** The price bands (FACET-22); a band ends just below the next one's start, and prices are whole dollars. */
export const PRICE_BAND_CHOICES: readonly RangeChoice[] = PRICE_BANDS.map(({ label, min, max }) => ({
  label,
  range: { min: min === 0 ? null : min, max: max === null ? null : max - 1 },
}));

const DAY = 86_400;
const ADDED_WITHIN = [3, 7, 14, 30];

/**
 * When a vehicle was added (FACET-34), counted from the start of the day so that an address stays good for it.
 * @param now seconds since the epoch
 */
export function addedChoices(now: number): RangeChoice[] {
  const today = Math.floor(now / DAY) * DAY;
  return ADDED_WITHIN.map((days) => ({
    label: `Last ${days} days`,
    range: { min: today - days * DAY, max: null },
  }));
}

/** Whether two ranges have the same ends, where null is an open end; undefined (no range is chosen) is never the same. */
export const isSameRange = (a: Range | undefined, b: Range): boolean => a?.min === b.min && a.max === b.max;
