import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bedsOf,
  bedsText,
  caravanDetails,
  caravanWeights,
  extraText,
  isTowed,
  payloadOf,
  weightFacts,
} from './caravan.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const mass = fc.integer({ min: 50, max: 20_000 });

describe('payload', () => {
  test('is ATM less tare', () => expect(payloadOf(2_240, 2_740)).toBe(500));
  test('with the tare adds up to the ATM', () => {
    fc.assert(
      fc.property(mass, mass, (tare, atm) => {
        const payload = payloadOf(tare, atm);
        if (atm > tare) expect(payload).toBe(atm - tare);
        else expect(payload).toBeNull();
      }),
    );
  });
  test('is unknown without tare or ATM', () => {
    expect(payloadOf(null, 2_740)).toBeNull();
    expect(payloadOf(2_240, null)).toBeNull();
  });
});

const caravan = sampleVehicle({
  item_type: 'caravan',
  simple_body: 'caravan',
  specifications: {
    tare_weight: 2_240,
    aggregate_trailer_mass: 2_740,
    gross_trailer_mass: 2_590,
    ball_weight: 150,
    double_beds: 1,
    bunk_beds: 2,
  },
});

describe('weights of a caravan', () => {
  test('start with the payload', () =>
    expect(weightFacts(caravan).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Payload 500 kg',
      'Tare 2,240 kg',
      'ATM 2,740 kg',
      'GTM 2,590 kg',
      'Ball weight 150 kg',
    ]));
  test('of a motorhome have a GVM', () =>
    expect(weightFacts({ ...caravan, simple_body: 'motorhome' }).map(({ label }) => label)).toContain('GVM'));
  test('leave out what the feed does not state', () => {
    const { specifications } = sampleVehicle({ specifications: { tare_weight: 0 } });
    expect(weightFacts({ ...caravan, specifications })).toEqual([]);
    expect(weightFacts({ ...caravan, specifications: null })).toEqual([]);
  });
  test('are unknown for a car', () => {
    expect(caravanWeights(sampleVehicle())).toBeNull();
    expect(isTowed(sampleVehicle())).toBe(false);
  });
});

describe('beds', () => {
  test('are listed by kind', () => {
    expect(bedsOf(caravan)).toEqual(['double', 'bunk', 'bunk']);
    expect(bedsText(bedsOf(caravan))).toBe('1 double bed, 2 bunks');
  });
  test('have no text without counts', () => expect(bedsText([])).toBeNull());
});

test.each([
  ['Y', 'Included'],
  ['Roll-out, 4.2 m', 'Roll-out, 4.2 m'],
  ['No', null],
  ['', null],
  [null, null],
])('reads the extra %j as %j', (text, shown) => expect(extraText(text)).toBe(shown));

test('a caravan has details beside its key information, a car has none', () => {
  expect(caravanDetails(caravan).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Payload: 500 kg',
    'GTM: 2,590 kg',
    'Ball weight: 150 kg',
    'Beds: 1 double bed, 2 bunks',
  ]);
  expect(caravanDetails(sampleVehicle())).toEqual([]);
});
