import { expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { reservedVehicle } from './reserved-vehicle.ts';

test('stores the kind of vehicle, which selects the placeholder drawing (CARD-25)', () => {
  const kindOf = (facts: Parameters<typeof sampleVehicle>[0]) => reservedVehicle(sampleVehicle(facts)).kind;
  expect(kindOf({})).toBe('car');
  expect(kindOf({ item_type: 'caravan' })).toBe('caravan');
  expect(kindOf({ simple_body: 'lightTruck' })).toBe('truck');
  expect(kindOf({ simple_body: 'motorcycle' })).toBe('motorcycle');
});
