import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVehicle } from '../../../vehicle/sample-vehicle.ts';
import { holdsOf } from './holds.ts';

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
])('%j is held by %j', (facts, guards) => expect(guardsOf(facts)).toEqual(guards));

test('holds nothing that the last good record already says', () => {
  const earlier = sampleVehicle({ year: 2099, price: 450 });
  expect(holdsOf(sampleVehicle({ year: 2099, price: 450, name: 'As new' }), earlier, NOW)).toEqual([]);
});
