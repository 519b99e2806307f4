import { priceSliderBounds } from '@forecourt/lib/search/price-slider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedRange, type Bounds, isInBounds, settleEnd, sliderBounds, typedNumber } from './ranges.ts';

const stats = fc
  .tuple(fc.nat(500_000), fc.nat(500_000))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** Where the key End takes a range input: its last step, which need not be its `max`. */
const endOf = ({ min, max, step }: Bounds) => min + Math.floor((max - min) / step) * step;

describe('range sliders', () => {
  test('go from 0 to 100000 in hundredths without stock (SLIDER-07 SLIDER-08)', () => {
    expect(sliderBounds(undefined, 'money')).toEqual({ min: 0, max: 100_000, step: 1_000 });
  });

  test('have whole thousands around the stock as bounds (SLIDER-04 SLIDER-05)', () => {
    expect(sliderBounds({ min: 12_345, max: 249_950 }, 'money')).toMatchObject({ min: 12_000, max: 250_000 });
    expect(sliderBounds({ min: 2009, max: 2026 }, 'year')).toEqual({ min: 2009, max: 2026, step: 1 });
  });

  test('reach both ends with Home and End, which filter nothing', () => {
    fc.assert(
      fc.property(stats, fc.constantFrom('money', 'km', 'year', 'mass', 'count'), (given, unit) => {
        const bounds = sliderBounds(given, unit);
        expect(bounds.max).toBeGreaterThanOrEqual(given.max);
        const one = { min: bounds.min + bounds.step, max: bounds.max - bounds.step };
        const top = settleEnd('max', endOf(bounds), bounds.min, bounds, unit);
        expect(askedRange(bounds.min, top, bounds)).toBeNull();
        expect(askedRange(one.min, top, bounds)?.max ?? null).toBeNull();
        expect(settleEnd('min', bounds.min, bounds.max, bounds, unit)).toBe(bounds.min);
      }),
    );
  });

  test('reach both ends of the price slider (SLIDER-09)', () => {
    const setting = fc.record({
      min: fc.nat(300_000),
      max: fc.nat(400_000),
      step: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(setting, fc.option(fc.nat(2_000_000)), (given, highest) => {
        const bounds = priceSliderBounds(given, highest);
        expect(endOf(bounds)).toBe(bounds.max);
        const top = settleEnd('max', endOf(bounds), bounds.min, { ...bounds, grain: bounds.step }, 'money');
        expect(askedRange(bounds.min, top, bounds)).toBeNull();
      }),
    );
  });

  test('snap to whole thousands within the bounds (SLIDER-02 SLIDER-03)', () => {
    fc.assert(
      fc.property(
        stats,
        fc.integer({ min: -1_000_000, max: 2_000_000 }),
        fc.boolean(),
        (given, value, low) => {
          const bounds = sliderBounds(given, 'km');
          const other = low ? bounds.max : bounds.min;
          const settledValue = settleEnd(low ? 'min' : 'max', value, other, bounds, 'km');
          expect(settledValue).toBeGreaterThanOrEqual(bounds.min);
          expect(settledValue).toBeLessThanOrEqual(bounds.max);
          expect(settledValue % 1_000).toBe(0);
        },
      ),
    );
  });

  test('keep the lower end below the upper (SLIDER-03)', () => {
    const bounds = { min: 0, max: 100_000, step: 1_000 };
    expect(settleEnd('min', 90_000, 40_000, bounds, 'money')).toBe(40_000);
    expect(settleEnd('max', 10_000, 40_000, bounds, 'money')).toBe(40_000);
  });

  test('filter nothing at a bound', () => {
    const bounds = { min: 0, max: 100_000, step: 1_000 };
    expect(askedRange(0, 100_000, bounds)).toBeNull();
    expect(askedRange(0, 60_000, bounds)).toEqual({ min: null, max: 60_000 });
    expect(askedRange(5_000, 100_000, bounds)).toEqual({ min: 5_000, max: null });
  });

  test('reject a value out of range (SLIDER-15)', () => {
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
