import { describe, expect, test } from 'vitest';
import { priceHref, sliderRange, usefulPicks } from './range.ts';

const bounds = { min: 5_000, max: 250_000, step: 500, open: true };

describe('the price slider block', () => {
  test('links to the results with its range as min:max (SLIDER-06)', () => {
    expect(priceHref(sliderRange({ min: 7_500, max: 40_000 }, bounds))).toBe(
      '/search?range[price]=7500:40000',
    );
  });

  test('leaves the upper end open only when the stock has higher prices', () => {
    const ends = { min: 5_000, max: 250_000 };
    expect(priceHref(sliderRange(ends, bounds))).toBe('/search?range[price]=5000:');
    expect(priceHref(sliderRange(ends, { ...bounds, open: false }))).toBe('/search?range[price]=5000:250000');
  });

  test('leaves out quick picks that find nothing or everything', () => {
    const picks = [5_000, 10_000, 20_000, 70_000];
    expect(usefulPicks(picks, { lowest: 8_990, highest: 39_990 })).toEqual([10_000, 20_000]);
    expect(usefulPicks(picks, { lowest: null, highest: null })).toEqual(picks);
  });
});
