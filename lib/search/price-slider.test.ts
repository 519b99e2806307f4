import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingDefinitions } from '../site/settings.ts';
import { PRICE_PICKS } from './price-picks.ts';
import { priceSliderBounds } from './price-slider.ts';

const setting = settingDefinitions.priceSlider.fallback;

describe('the price slider block', () => {
  test('goes from 5000 to 250000 in steps of 500 (SLIDER-09 SLIDER-10 SLIDER-11)', () => {
    expect(priceSliderBounds(setting, 612_000)).toEqual({ min: 5_000, max: 250_000, step: 500, open: true });
  });

  test('ends at 100000 while the prices of the stock are unknown (SLIDER-12)', () => {
    expect(priceSliderBounds(setting, null)).toEqual({ min: 5_000, max: 100_000, step: 500, open: false });
  });

  test('ends where the stock does, on a step', () => {
    expect(priceSliderBounds(setting, 84_990)).toEqual({ min: 5_000, max: 85_000, step: 500, open: false });
  });

  test('always has its ends apart', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 2_000_000 })), fc.nat(400_000), (highest, min) => {
        const bounds = priceSliderBounds({ ...setting, min }, highest);
        expect(bounds.max).toBeGreaterThan(bounds.min);
      }),
    );
  });

  test('quick picks: $5,000 to $70,000, or $300,000 to $800,000 (SLIDER-19 SLIDER-20)', () => {
    expect([PRICE_PICKS.standard[0], PRICE_PICKS.standard.at(-1)]).toEqual([5_000, 70_000]);
    expect([PRICE_PICKS.premium[0], PRICE_PICKS.premium.at(-1)]).toEqual([300_000, 800_000]);
  });
});
