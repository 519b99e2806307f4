import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../../vehicle/sample-vehicle.ts';
import { holdsOf, newHolds } from './holds.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const guardsOf = (...facts: Parameters<typeof sampleVehicle>) =>
  holdsOf(sampleVehicle(...facts), undefined, NOW).map(({ guard }) => guard);

test('never holds a plausible vehicle', () => {
  const likely = fc.record({
    year: fc.option(fc.integer({ min: 1900, max: 2027 })),
    km: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    price: fc.option(fc.integer({ min: 500, max: 2_000_000 })),
  });
  fc.assert(
    fc.property(likely, (facts) => {
      const isHardlyDriven = facts.km !== null && facts.km > 0 && facts.km < 500;
      fc.pre(!isHardlyDriven);
      const vehicle = sampleVehicle({ ...facts, name: 'As new' });
      expect(holdsOf(vehicle, undefined, NOW)).toEqual([]);
      expect(holdsOf(vehicle, vehicle, NOW)).toEqual([]);
    }),
  );
});

test('accepts a price change of up to half in either direction', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 500_000 }),
      fc.double({ min: -0.9, max: 3, noNaN: true }),
      (was, move) => {
        const price = Math.round(was * (1 + move));
        const holds = holdsOf(sampleVehicle({ price }), sampleVehicle({ price: was }), NOW);
        const isHeld = holds.length > 0;
        expect(isHeld).toBe(price > 10 && (price < 500 || Math.abs(price - was) > was / 2));
      },
    ),
  );
});

test.each([
  [{ year: 2028, name: 'As new' }, ['year']],
  [{ year: 1899, name: 'As new' }, ['year']],
  [{ km: 1_000_001 }, ['kilometres']],
  [{ km: 1_000_001, simple_body: 'lightTruck' }, []],
  [{ price: 88 }, ['price']],
  [{ price: 54_990, offer_price: 88 }, ['price']],
  [{ price: 1 }, []],
  [{ price: 88, status: 'sold' as const }, []],
  [{ name: '2012 Mazda 3', year: 2021 }, ['title']],
  [{ item_type: 'caravan' as const, name: '2012 Jayco Swan' }, []],
  [{ car_type: 'new' as const, km: 195_040, year: 2025, name: 'As new' }, ['condition']],
  [{ car_type: 'new' as const, km: 15, year: 1981, name: 'As new' }, ['condition']],
  [{ car_type: 'new' as const, km: 15, year: 2022, name: 'As new' }, []],
  [{ car_type: 'demo' as const, km: 12_000, year: 2025, name: 'As new' }, []],
  [{ car_type: 'used' as const, km: 45, year: 2023, name: 'As new' }, ['condition']],
  [{ car_type: 'used' as const, km: 45, year: 2025, name: 'As new' }, []],
  [{ car_type: 'used' as const, km: 45, year: 2023, name: 'As new', status: 'sold' as const }, []],
  [{ car_type: 'used' as const, km: 45, year: 1967, name: 'As new' }, []],
  [{ car_type: 'used' as const, km: 45, make: 'Ducati', model: 'Monster', name: 'As new' }, []],
  [{ vin: '1FTEW1E50KFA00001', year: 2019, name: 'As new' }, ['vin']],
  [{ vin: 'MR0HA3CD100400001' }, []],
  [{ name: '2021 Toyota HiLux SR5 (4X4)', simple_drive: 'RWD' }, ['title']],
  [{ name: '2021 Toyota HiLux SR5 2.8L Diesel', simple_fuel: 'Petrol' }, ['title']],
  [{ badge: 'SR5 manual', simple_transmission: 'Automatic' }, ['title']],
])('%j is held by %j', (facts, guards) => expect(guardsOf(facts)).toEqual(guards));

test('holds nothing that the last good record already says', () => {
  const earlier = sampleVehicle({ year: 2099, price: 450 });
  expect(holdsOf(sampleVehicle({ year: 2099, price: 450, name: 'As new' }), earlier, NOW)).toEqual([]);
});

describe('an odometer', () => {
  const fall = (before: number, km: number) =>
    holdsOf(sampleVehicle({ km, car_type: 'demo' }), sampleVehicle({ km: before }), NOW).map(
      ({ reason }) => reason,
    );

  test('that falls is held with what it was', () =>
    expect(fall(90_000, 45_000)).toEqual(['is below the 90,000 km of the last import']));

  test.each([
    [45_200, 45_000],
    [200_000, 197_000],
    [10, 5],
    [45_000, 90_000],
  ])('may go from %s to %s', (before, km) => expect(fall(before, km)).toEqual([]));

  test('of another vehicle with the same stock number may be lower', () => {
    const [last, other] = [sampleVehicle({ km: 90_000 }), sampleVehicle({ km: 45_000, model: 'Corolla' })];
    const holds = holdsOf(sampleVehicle({ km: 45_000 }), last, NOW);
    expect(newHolds(holds, { ...other, name: 'As new' }, last, NOW)).toEqual([]);
    expect(newHolds(holds, sampleVehicle({ km: 45_000 }), last, NOW)).toEqual(holds);
  });
});

test('holds no contradiction that the last good record already has', () => {
  const last = sampleVehicle({ name: '2021 Toyota HiLux SR5 (4X4)', simple_drive: 'RWD' });
  const repriced = { ...last, price: 52_990 };
  const { year, km, price, offer_price } = last;
  const holds = holdsOf(repriced, { year, km, price, offer_price }, NOW);
  expect(holds).toHaveLength(1);
  expect(newHolds(holds, repriced, last, NOW)).toEqual([]);
  expect(newHolds(holds, repriced, sampleVehicle(), NOW)).toEqual(holds);
  expect(newHolds(holds, repriced, null, NOW)).toEqual(holds);
});
