import type { PriceSliderBounds } from '@forecourt/lib/inventory/search/price-slider';
import { rangeParameter, stockHref } from '@/stock/address-parameters.ts';
import type { Range } from '@/stock/state.ts';

/** Returns the price range of two slider ends; open if the stock has prices above the maximum (SLIDER-06). */
export const sliderRange = (ends: { min: number; max: number }, bounds: PriceSliderBounds): Range => ({
  min: ends.min,
  max: bounds.open && ends.max >= bounds.max ? null : ends.max,
});

/** Returns the results page of a range: `/search?range[price]=5000:40000`. */
export const priceHref = (range: Range): string => stockHref([rangeParameter('price', range)]);

/** Returns the quick picks that narrow the stock: not below the cheapest, not above the most expensive. */
export const usefulPicks = (
  picks: readonly number[],
  { lowest, highest }: { lowest: number | null; highest: number | null },
): number[] =>
  picks.filter((pick) => (lowest === null || pick >= lowest) && (highest === null || pick < highest));
