import { describe, expect, test } from 'vitest';
import { engineText, keyInformation } from './key-information.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const rules = { timeZone: 'Australia/Brisbane', regoExpiredText: 'Unregistered' };
const now = new Date('2026-03-05T00:00:00Z');

test('shows the facts of a car in order (OPEN-054)', () => {
  const vehicle = sampleVehicle({
    trans: '6 Speed Sports Automatic',
    fuel: 'Diesel',
    drive: '4X4 On Demand',
    colour: 'White',
    interior_colour: 'Black Cloth',
    seats: 5,
    doors: 4,
    engine_size_litres: 2.8,
    regplate: '482KM7',
    rego_expiry: '2026-11-30',
    vin: 'MR0BA3CD200000001',
    build_date: '2021-03',
    compliance_date: '2021-05',
    variant: { cylinders: 4, induction: 'Turbo', ancaprating: 5, towingcapacitybraked: 3500 },
  });
  expect(keyInformation(vehicle, rules, now).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Odometer: 45,200 km',
    'Transmission: 6 Speed Sports Automatic',
    'Fuel: Diesel',
    'Body: Ute',
    'Drive: 4X4 On Demand',
    'Engine: 2.8 L, 4 cylinders, Turbo',
    'Colour: White',
    'Interior colour: Black Cloth',
    'Seats: 5',
    'Doors: 4',
    'ANCAP: 5 stars',
    'Towing braked: 3,500 kg',
    'Rego: 482KM7',
    'Rego expiry: Expires on 30 Nov 2026',
    'VIN: MR0BA3CD200000001',
    'Stock number: A1',
    'Build date: Mar 2021',
    'Compliance date: May 2021',
  ]);
});

test('leaves out unknown facts (OPEN-054)', () => {
  const vehicle = sampleVehicle({ km: null, simple_body: null, simple_fuel: null });
  expect(keyInformation(vehicle, rules, now)).toEqual([
    { key: 'stocknum', label: 'Stock number', value: 'A1' },
  ]);
});

test.each([
  [{ engine_size_litres: 2.8, engine_size: '2.8i', variant: { enginesize: 2755 } }, '2.8 L'],
  [{ engine_size: '2.0i', variant: { enginesize_litres: 1.998, induction: 'Turbo' } }, '2.0 L, Turbo'],
  [{ engine_size: '2.0i', variant: { enginesize: 1998, cylinders: 4 } }, '2.0i'],
  [{ variant: { enginesize: 1254, cylinders: 2 } }, '1,254 cc, 2 cylinders'],
  [{ engine_size: 'Dual motor, 230 kW', variant: { induction: 'None' } }, 'Dual motor, 230 kW'],
  [{ engine_size_litres: 0, variant: { enginesize: 0, cylinders: 4 } }, null],
  [{ engine_size_litres: -1, variant: { enginesize: -1 } }, null],
])('shows the engine of %o as %s (CAR-059 CAR-060 CAR-086 CAR-087)', (facts, words) =>
  expect(engineText(sampleVehicle(facts))).toBe(words),
);

describe('a caravan', () => {
  const caravan = sampleVehicle({
    item_type: 'caravan',
    km: null,
    simple_body: 'offRoadCaravan',
    simple_fuel: null,
    trans: 'Automatic',
    doors: 4,
    engine_size_litres: 2,
    specifications: {
      sleeps: 4,
      body_length: 5_940,
      body_width: 2_470,
      tare_weight: 2_240,
      aggregate_trailer_mass: 2_740,
      axle_type: 'Tandem Axle',
    },
  });
  const facts = keyInformation(caravan, rules, now);
  const textOf = (label: string) => facts.find((fact) => fact.label === label)?.value;

  test('shows its own facts in place of engine, transmission and doors (OPEN-055)', () =>
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Sleeps: 4',
      'Body length: 5.94 m',
      'Body width: 2.47 m',
      'Tare: 2,240 kg',
      'ATM: 2,740 kg',
      'Axle type: Tandem Axle',
      'Body: Off-road Caravan',
      'Stock number: A1',
    ]));
  test('shows its body width in metres (CAR-100)', () => expect(textOf('Body width')).toBe('2.47 m'));
  test('shows its body length in metres (CAR-101)', () => expect(textOf('Body length')).toBe('5.94 m'));
  test('shows its tare weight (CAR-102)', () => expect(textOf('Tare')).toBe('2,240 kg'));
  test('shows its axle type (CAR-103)', () => expect(textOf('Axle type')).toBe('Tandem Axle'));
  test('shows how many it sleeps (CAR-104)', () => expect(textOf('Sleeps')).toBe('4'));
  test('shows its aggregate trailer mass (CAR-105)', () => expect(textOf('ATM')).toBe('2,740 kg'));
});
