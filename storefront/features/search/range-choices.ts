import { PRICE_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Range } from '@/stock/state.ts';

export interface RangeChoice {
  /** Of price bands, the value in the search. */
  label: string;
  range: Range;
}

/** FACET-22. Prices are whole dollars, so a band ends a dollar below the next one. */
export const PRICE_BAND_CHOICES: readonly RangeChoice[] = PRICE_BANDS.map(({ label, min, max }) => ({
  label,
  range: { min: min === 0 ? null : min, max: max === null ? null : max - 1 },
}));

const DAY = 86_400;
const ADDED_WITHIN = [3, 7, 14, 30];

/**
 * Returns options for when a vehicle was added (FACET-34).
 * They count from midnight, so that an address is valid all day.
 * @param now seconds since the epoch
 */
export function addedChoices(now: number, t: Translator<'search'>): RangeChoice[] {
  const today = Math.floor(now / DAY) * DAY;
  return ADDED_WITHIN.map((days) => ({
    label: t('lastDays', { days }),
    range: { min: today - days * DAY, max: null },
  }));
}

/** Returns whether two ranges have the same ends; undefined (no range) never matches. */
export const isSameRange = (a: Range | undefined, b: Range): boolean => a?.min === b.min && a.max === b.max;
