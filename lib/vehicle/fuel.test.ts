import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CostField,
  consumptionOf,
  costKind,
  formatCents,
  parseAmount,
  USUAL_CONSUMPTION,
  USUAL_DISTANCE,
  weeklyCost,
} from './fuel.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const distance = fc.integer({ min: 1, max: 10_000 });
const use = fc.integer({ min: 10, max: 400 }).map((tenths) => tenths / 10);
const price = fc.integer({ min: 1, max: 2_000 }).map((cents) => cents / 100);

describe('the weekly cost', () => {
  test('of the defaults at $1.70 a litre is $42.50 (FUEL-02 FUEL-03 FUEL-04)', () => {
    expect(weeklyCost(USUAL_DISTANCE, USUAL_CONSUMPTION, 1.7)).toBe(42.5);
    expect(formatCents(weeklyCost(250, 10, 1.7))).toBe('$42.50');
    expect(formatCents(weeklyCost(10_000, 10, 1.7))).toBe('$1,700.00');
    expect(weeklyCost(250, 6.9, 1.679)).toBe(28.96);
  });

  test('is proportional to distance, consumption and price, with two decimals (FUEL-04)', () => {
    fc.assert(
      fc.property(distance, use, price, (km, litres, dollars) => {
        const cost = weeklyCost(km, litres, dollars);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(formatCents(cost)).toMatch(/^\$[\d,]+\.\d\d$/);
        expect(cost).toBeCloseTo((km / 100) * litres * dollars, 1.9);
        expect(weeklyCost(km + 1, litres, dollars)).toBeGreaterThanOrEqual(cost);
        expect(weeklyCost(km, litres + 0.1, dollars)).toBeGreaterThanOrEqual(cost);
        expect(weeklyCost(km, litres, dollars + 0.01)).toBeGreaterThanOrEqual(cost);
        expect(Math.abs(weeklyCost(2 * km, litres, dollars) - 2 * cost)).toBeLessThanOrEqual(0.0101);
      }),
    );
  });

  test.each([
    ['Petrol', 'fuel'],
    ['Diesel', 'fuel'],
    ['Hybrid', 'fuel'],
    ['Plug-in hybrid', 'fuel'],
    [null, 'fuel'],
    ['Electric', 'charging'],
    [' electric ', 'charging'],
  ] as const)('simple_fuel %j has the cost of %s (FUEL-05 OPEN-086)', (simple_fuel, kind) =>
    expect(costKind({ item_type: 'car', simple_fuel })).toBe(kind),
  );
  test('a caravan has neither', () =>
    expect(costKind({ item_type: 'caravan', simple_fuel: null })).toBeNull());

  test.each([
    [7.2, 7.2, true],
    [null, 10, false],
    [0, 10, false],
    [-3, 10, false],
  ])('a consumption of %j counts as %d (FUEL-03)', (fuelconsumptioncombined, litres, own) =>
    expect(consumptionOf(sampleVehicle({ variant: { fuelconsumptioncombined } }))).toEqual({ litres, own }),
  );
  test('a car without technical data (FUEL-03)', () =>
    expect(consumptionOf(sampleVehicle({ variant: null }))).toEqual({ litres: 10, own: false }));
});

describe('a typed amount', () => {
  test.each<[string, CostField, number | null]>([
    ['$1.70', 'price', 1.7],
    [' $ 1.70 ', 'price', 1.7],
    ['１．７０', 'price', 1.7],
    ['＄１.７０', 'price', 1.7],
    ['.9', 'price', 0.9],
    ['1,250', 'distance', 1250],
    ['250 kms', 'distance', 250],
    ['250KMS', 'distance', 250],
    ['250 km', 'distance', 250],
    ['２５０', 'distance', 250],
    ['', 'price', null],
    ['0', 'distance', null],
    ['-5', 'distance', null],
    ['lots', 'distance', null],
    ['1.2.3', 'price', null],
    ['1e3', 'distance', null],
    ['Infinity', 'distance', null],
    ['٢٥٠', 'distance', null],
    ['170', 'price', null],
    ['9999999', 'distance', null],
    ['<script>', 'price', null],
  ])('reads %j as a %s of %j (FUEL-06 FUEL-07 FUEL-08)', (text, field, amount) =>
    expect(parseAmount(text, field)).toBe(amount),
  );

  test('ignores signs and units around any number (FUEL-06 FUEL-07 FUEL-08)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,$ kmsKMS-e１'.split('')) })),
        (text) => {
          const amount = parseAmount(text, 'distance');
          expect(amount === null || (amount > 0 && amount <= 10_000)).toBe(true);
        },
      ),
    );
    fc.assert(
      fc.property(distance, (km) => {
        const written = km.toLocaleString('en-AU');
        for (const text of [`${km}`, written, `${written} kms`, ` ${written}KMS `])
          expect(parseAmount(text, 'distance')).toBe(km);
      }),
    );
    fc.assert(
      fc.property(price, (dollars) => {
        expect(parseAmount(formatCents(dollars), 'price')).toBe(dollars);
      }),
    );
  });
});
