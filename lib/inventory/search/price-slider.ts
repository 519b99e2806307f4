import type { SiteSettings } from '../../sites/settings.ts';

/** The end of the slider while nobody knows what the stock costs (SLIDER-12). */
const FALLBACK_MAX = 100_000;

export interface PriceSliderBounds {
  min: number;
  max: number;
  step: number;
  /** Whether the stock goes on above `max`: the upper end at its bound then means "and over". */
  open: boolean;
}

/**
 * The ends and the step of the price slider block (SLIDER-09 to SLIDER-12): those of the site's setting, but
 * no further than the stock goes, so that no part of the track finds nothing.
 * @param setting the site's `priceSlider`
 * @param highest the highest price in stock; null when that is not known
 */
export function priceSliderBounds(
  { min, max, step }: SiteSettings['priceSlider'],
  highest: number | null,
): PriceSliderBounds {
  const grain = step > 0 ? step : 1;
  // A slider cannot stand between two steps: up to the first step that has all stock, or the setting's last one.
  const reach = Math.ceil(((highest ?? FALLBACK_MAX) - min) / grain);
  const most = Math.floor((max - min) / grain);
  const end = min + Math.max(1, Math.min(most, reach)) * grain;
  return { min, max: end, step: grain, open: highest !== null && highest > end };
}
