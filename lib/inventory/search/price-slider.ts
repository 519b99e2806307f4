import type { SiteSettings } from '../../sites/settings.ts';

/** The slider's maximum while the highest price is unknown (SLIDER-12). */
const FALLBACK_MAX = 100_000;

export interface PriceSliderBounds {
  min: number;
  max: number;
  step: number;
  /** True if some stock costs more than `max`, so that the upper bound means "and over". */
  open: boolean;
}

/**
 * Returns the bounds and step of the price slider block (SLIDER-09 to SLIDER-12): the site's setting, but
 * limited to the highest price, so that no part of the track is empty.
 *
 * @param highest the highest price in stock; null if unknown
 */
export function priceSliderBounds(
  { min, max, step }: SiteSettings['priceSlider'],
  highest: number | null,
): PriceSliderBounds {
  const grain = step > 0 ? step : 1;
  // Round up to the first step that includes all stock, or down to the setting's last step.
  const reach = Math.ceil(((highest ?? FALLBACK_MAX) - min) / grain);
  const most = Math.floor((max - min) / grain);
  const end = min + Math.max(1, Math.min(most, reach)) * grain;
  return { min, max: end, step: grain, open: highest !== null && highest > end };
}
