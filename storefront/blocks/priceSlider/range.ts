import type { PriceSliderBounds } from '@forecourt/lib/inventory/search/price-slider';
import { rangeParameter, stockHref } from '@/stock/parameters.ts';
import type { Range } from '@/stock/state.ts';

/**
 * What two ends of the slider ask for: what they say, but that the upper end at its bound means "and over"
 * where the stock goes on (SLIDER-06).
 */
export const sliderRange = (ends: { min: number; max: number }, bounds: PriceSliderBounds): Range => ({
  min: ends.min,
  max: bounds.open && ends.max >= bounds.max ? null : ends.max,
});

/** The results of a range: `/search?range[price]=5000:40000`. */
export const priceHref = (range: Range): string => stockHref([rangeParameter('price', range)]);

/** The quick picks that tell something apart: not below the cheapest, not above all there is. */
export const usefulPicks = (
  picks: readonly number[],
  { lowest, highest }: { lowest: number | null; highest: number | null },
): number[] =>
  picks.filter((pick) => (lowest === null || pick >= lowest) && (highest === null || pick < highest));
