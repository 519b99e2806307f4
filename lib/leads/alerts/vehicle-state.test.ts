import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import {
  changesBetween,
  filteredRecord,
  VEHICLE_PHASES,
  type VehicleState,
  vehicleStateOf,
} from './vehicle-state.ts';

const STOCK = { retired: false, promised: false };
const state = (phase: VehicleState['phase'], price: number | null = 20_000): VehicleState => ({
  phase,
  price,
  record: null,
});

describe('vehicleStateOf', () => {
  test('reports a car as free, reserved, gone or hidden', () => {
    expect(vehicleStateOf(sampleVehicle(), STOCK)).toMatchObject({ phase: 'free', price: 54_990 });
    expect(vehicleStateOf(sampleVehicle({ reserved: true }), STOCK).phase).toBe('reserved');
    expect(vehicleStateOf(sampleVehicle(), { ...STOCK, promised: true }).phase).toBe('reserved');
    expect(vehicleStateOf(sampleVehicle({ status: 'sold' }), STOCK).phase).toBe('gone');
    expect(vehicleStateOf(sampleVehicle({ show_on_dealer_website: false }), STOCK).phase).toBe('hidden');
    expect(
      vehicleStateOf(sampleVehicle({ show_on_dealer_website: false }), { ...STOCK, retired: true }),
    ).toMatchObject({ phase: 'gone', record: null });
  });

  test('keeps only the fields that filters and search words use', () => {
    const { record } = vehicleStateOf(sampleVehicle({ price: 20_000, offer_price: 19_000 }), STOCK);
    expect(record).toMatchObject({ make: 'Toyota', make_model: 'Toyota > HiLux', sort_price: 19_000 });
    expect(record).not.toHaveProperty('primary_image_url');
  });
});

describe('changesBetween', () => {
  test.each([
    ['free', 'reserved', ['reserved']],
    ['reserved', 'free', ['free']],
    ['gone', 'free', ['free']],
    ['free', 'gone', ['sold']],
    ['reserved', 'gone', ['sold']],
    ['gone', 'reserved', []],
    ['hidden', 'free', []],
    ['free', 'hidden', []],
  ] as const)('from %s to %s reports %j', (before, after, kinds) =>
    expect(changesBetween(state(before), state(after))).toEqual(kinds),
  );

  test('reports a price drop only while the car is for sale', () => {
    expect(changesBetween(state('free', 20_000), state('free', 19_990))).toEqual(['price_drop']);
    expect(changesBetween(state('free', 20_000), state('reserved', 19_990))).toEqual([
      'price_drop',
      'reserved',
    ]);
    expect(changesBetween(state('free', 19_990), state('free', 20_000))).toEqual([]);
    expect(changesBetween(state('free', null), state('free', 20_000))).toEqual([]);
    expect(changesBetween(state('free', 20_000), state('gone', 1_000))).toEqual(['sold']);
  });

  test('reports nothing for a car seen for the first time or unchanged', () => {
    const states = fc.record({
      phase: fc.constantFrom(...VEHICLE_PHASES),
      price: fc.option(fc.integer({ min: 11, max: 99_999 })),
      record: fc.constant(null),
    });
    fc.assert(
      fc.property(states, (one) => {
        expect(changesBetween(null, one)).toEqual([]);
        expect(changesBetween(one, one)).toEqual([]);
      }),
    );
  });
});

test('a saved search finds the price in the state where the car is, and no other', () => {
  const charges = { tables: [], now: new Date('2026-11-29T02:00:00Z') };
  const names = Object.keys(filteredRecord(sampleVehicle(), charges) ?? {});
  expect(names.filter((name) => name.startsWith('total_'))).toEqual([
    'total_sort_price',
    'total_price_range',
  ]);
  expect(Object.keys(filteredRecord(sampleVehicle()) ?? {}).join()).not.toContain('total_');
});
