import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Identity, plateOf, sameVehicleBy, vinOf } from './identity.ts';

const VIN = 'MR0HA3CD100123451';
const carOf = (changes: Partial<Identity> = {}): Identity => ({
  vin: null,
  regplate: null,
  state: 'QLD',
  stocknum: 'A1',
  dealership_id: 'dealer',
  make: 'Toyota',
  model: 'HiLux',
  year: 2021,
  ...changes,
});

test.each([
  ['00000000000000000', null],
  ['MR0HA3CD100000000', null],
  [VIN, VIN],
  [null, null],
])('of the VIN %s counts %s', (vin, counted) => expect(vinOf({ vin })).toBe(counted));

test.each([
  ['ABC123', 'QLD', 'ABC123'],
  ['ABC123', null, null],
  ['UNREG', 'QLD', null],
  ['000000', 'QLD', null],
])('of the plate %s in %s counts %s', (regplate, state, counted) =>
  expect(plateOf({ regplate, state })).toBe(counted),
);

test.each<[string, Partial<Identity>, Partial<Identity>, ReturnType<typeof sameVehicleBy>]>([
  ['one VIN, other stock numbers', { vin: VIN }, { vin: VIN, stocknum: 'B2', model: 'Hi-Lux' }, 'vin'],
  [
    'other VINs, one plate and stock number',
    { vin: VIN, regplate: 'ABC123' },
    { vin: `${VIN.slice(0, -1)}2`, regplate: 'ABC123' },
    null,
  ],
  ['one plate', { regplate: 'ABC123' }, { regplate: 'abc123', stocknum: 'B2' }, 'regplate'],
  [
    'one plate in other states',
    { regplate: 'ABC123' },
    { regplate: 'ABC123', state: 'NSW', stocknum: 'B2' },
    null,
  ],
  ['one stock number', {}, {}, 'stocknum'],
  ['one stock number at other dealerships', {}, { dealership_id: 'other' }, null],
  ['one stock number of other models', {}, { model: 'Corolla' }, null],
  ['one VIN of other makes', { vin: VIN }, { vin: VIN, make: 'Ford' }, null],
])('compares %s', (_, one, other, by) => expect(sameVehicleBy(carOf(one), carOf(other))).toBe(by));

test('a vehicle is the same in both directions, and as itself', () => {
  const car = fc
    .record({
      vin: fc.constantFrom(null, VIN, 'JTMRFREV50D123456'),
      regplate: fc.constantFrom(null, 'ABC123', 'XYZ987'),
      state: fc.constantFrom('QLD', 'NSW'),
      stocknum: fc.constantFrom('A1', 'a1', 'B2'),
      model: fc.constantFrom('HiLux', 'Corolla'),
    })
    .map(carOf);
  fc.assert(
    fc.property(car, car, (one, other) => {
      expect(sameVehicleBy(one, other)).toBe(sameVehicleBy(other, one));
      expect(sameVehicleBy(one, one)).not.toBeNull();
    }),
  );
});
