import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingDefinitions } from '../../sites/settings.ts';
import { priceSliderBounds } from './price-slider.ts';

const setting = settingDefinitions.priceSlider.fallback;

describe('the price slider block', () => {
  test('steps by 500 (SLIDER-09)', () => expect(priceSliderBounds(setting, 612_000).step).toBe(500));

  test('starts at 5000 (SLIDER-10)', () => expect(priceSliderBounds(setting, 612_000).min).toBe(5_000));

  test('ends at 250000 and stays open for dearer stock (SLIDER-11)', () =>
    expect(priceSliderBounds(setting, 612_000)).toMatchObject({ max: 250_000, open: true }));

  test('ends at 100000 while the prices of the stock are unknown (SLIDER-12)', () => {
    expect(priceSliderBounds(setting, null)).toEqual({ min: 5_000, max: 100_000, step: 500, open: false });
  });

  test('ends at the first step above the highest price', () => {
    expect(priceSliderBounds(setting, 84_990)).toEqual({ min: 5_000, max: 85_000, step: 500, open: false });
  });

  test('has its maximum above its minimum for any stock', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 2_000_000 })), fc.nat(400_000), (highest, min) => {
        const bounds = priceSliderBounds({ ...setting, min }, highest);
        expect(bounds.max).toBeGreaterThan(bounds.min);
      }),
    );
  });
});
