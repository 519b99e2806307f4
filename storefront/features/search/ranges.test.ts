import { priceSliderBounds } from '@forecourt/lib/inventory/search/price-slider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, isInBounds, normaliseEnd, selectedRange, sliderBounds, typedNumber } from './ranges.ts';

const stats = fc
  .tuple(fc.nat(500_000), fc.nat(500_000))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** Where the key End takes a range input: its last step, which need not be its `max`. */
const endOf = ({ min, max, step }: Bounds) => min + Math.floor((max - min) / step) * step;

describe('range sliders', () => {
  test('run from 0 to 100000 without stock (SLIDER-07)', () => {
    expect(sliderBounds(undefined, 'money')).toMatchObject({ min: 0, max: 100_000 });
  });

  test('step by one hundredth of the range (SLIDER-08)', () => {
    expect(sliderBounds(undefined, 'money').step).toBe(1_000);
    expect(sliderBounds({ min: 0, max: 400_000 }, 'km').step).toBe(4_000);
  });

  test('round prices to whole thousands (SLIDER-04)', () => {
    expect(sliderBounds({ min: 12_345, max: 249_950 }, 'money')).toMatchObject({ min: 12_000, max: 250_000 });
    const bounds = { min: 0, max: 100_000, step: 1_000 };
    expect(normaliseEnd('min', 34_990, 100_000, bounds, 'money')).toBe(34_000);
    expect(normaliseEnd('max', 34_990, 0, bounds, 'money')).toBe(35_000);
  });

  test('round kilometres to whole thousands (SLIDER-05)', () => {
    expect(sliderBounds({ min: 1_250, max: 187_400 }, 'km')).toMatchObject({ min: 1_000, step: 2_000 });
    const bounds = { min: 0, max: 200_000, step: 2_000 };
    expect(normaliseEnd('min', 45_678, 200_000, bounds, 'km')).toBe(45_000);
    expect(normaliseEnd('max', 45_678, 0, bounds, 'km')).toBe(46_000);
  });

  test('keep years as they are', () => {
    expect(sliderBounds({ min: 2009, max: 2026 }, 'year')).toEqual({ min: 2009, max: 2026, step: 1 });
  });

  test('reach both ends of the stock with Home and End, where they filter nothing', () => {
    fc.assert(
      fc.property(stats, fc.constantFrom('money', 'km', 'year', 'mass', 'count'), (given, unit) => {
        const bounds = sliderBounds(given, unit);
        expect(bounds.max).toBeGreaterThanOrEqual(given.max);
        const one = { min: bounds.min + bounds.step, max: bounds.max - bounds.step };
        const top = normaliseEnd('max', endOf(bounds), bounds.min, bounds, unit);
        expect(selectedRange(bounds.min, top, bounds)).toBeNull();
        expect(selectedRange(one.min, top, bounds)?.max ?? null).toBeNull();
        expect(normaliseEnd('min', bounds.min, bounds.max, bounds, unit)).toBe(bounds.min);
      }),
    );
  });

  test('reach both ends of the price slider with Home and End for any setting', () => {
    const setting = fc.record({
      min: fc.nat(300_000),
      max: fc.nat(400_000),
      step: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(setting, fc.option(fc.nat(2_000_000)), (given, highest) => {
        const bounds = priceSliderBounds(given, highest);
        expect(endOf(bounds)).toBe(bounds.max);
        const top = normaliseEnd(
          'max',
          endOf(bounds),
          bounds.min,
          { ...bounds, grain: bounds.step },
          'money',
        );
        expect(selectedRange(bounds.min, top, bounds)).toBeNull();
      }),
    );
  });

  test('keep a settled end within the bounds, on whole thousands (SLIDER-02)', () => {
    fc.assert(
      fc.property(
        stats,
        fc.integer({ min: -1_000_000, max: 2_000_000 }),
        fc.boolean(),
        (given, value, low) => {
          const bounds = sliderBounds(given, 'km');
          const other = low ? bounds.max : bounds.min;
          const settledValue = normaliseEnd(low ? 'min' : 'max', value, other, bounds, 'km');
          expect(settledValue).toBeGreaterThanOrEqual(bounds.min);
          expect(settledValue).toBeLessThanOrEqual(bounds.max);
          expect(settledValue % 1_000).toBe(0);
        },
      ),
    );
  });

  test('keep the lower end at or below the upper (SLIDER-03)', () => {
    const bounds = { min: 0, max: 100_000, step: 1_000 };
    expect(normaliseEnd('min', 90_000, 40_000, bounds, 'money')).toBe(40_000);
    expect(normaliseEnd('max', 10_000, 40_000, bounds, 'money')).toBe(40_000);
  });

  test('filter nothing with an end at its bound', () => {
    const bounds = { min: 0, max: 100_000, step: 1_000 };
    expect(selectedRange(0, 100_000, bounds)).toBeNull();
    expect(selectedRange(0, 60_000, bounds)).toEqual({ min: null, max: 60_000 });
    expect(selectedRange(5_000, 100_000, bounds)).toEqual({ min: 5_000, max: null });
  });

  test('refuse a value out of range (SLIDER-15)', () => {
    const bounds = { min: 5_000, max: 100_000, step: 1_000 };
    for (const value of [4_999, 100_001, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isInBounds(value, bounds)).toBe(false);
    for (const value of [5_000, 60_000, 100_000]) expect(isInBounds(value, bounds)).toBe(true);
  });

  test('read the digits of a typed value (SLIDER-16)', () => {
    expect(typedNumber('$34,990')).toBe(34_990);
    expect(typedNumber('45,200 kms')).toBe(45_200);
    expect(typedNumber('$')).toBeNull();
  });
});
