import { describe, expect, test } from 'vitest';
import type { StateCode } from '../../sites/state-codes.ts';
import { sampleVehicle } from '../sample-vehicle.ts';
import type { VehicleInput } from '../vehicle.ts';
import { builtBetween, lawKind } from './law-facts.ts';
import { lawRows, lawStatement } from './law-statement.ts';

const statement = (state: StateCode | null, facts: Partial<VehicleInput>) =>
  lawStatement(
    sampleVehicle({ car_type: 'used', simple_body: 'suv', year: 2022, km: 50_000, price: 25_000, ...facts }),
    {
      state,
      licence: { name: 'Harbour Motors Pty Ltd', number: 'MD 1' },
      now: new Date('2026-11-29T02:00:00Z'),
      timeZone: 'Australia/Brisbane',
      confirmedIds: new Set(),
    },
  );
const texts = (state: StateCode | null, facts: Partial<VehicleInput> = {}) =>
  statement(state, facts)?.lines.map(({ label, value, note }) => [label, value, note]);

describe('the statement of law', () => {
  test('gives duration and kilometres of the warranty, and the days to cool off', () => {
    expect(texts('QLD')).toEqual([
      ['Statutory warranty', '3 months or 5,000 km, whichever comes first', ''],
      [
        'Cooling-off period',
        '1 business day',
        'Counts the dealer’s trading days. It ends when you drive the vehicle away.',
      ],
    ]);
    expect(texts('QLD', { year: 2008 })?.[0]?.[1]).toBe('1 month or 1,000 km, whichever comes first');
  });

  test('says plainly that a vehicle is not covered', () => {
    expect(texts('WA', { km: 250_000 })).toEqual([
      ['Statutory warranty', 'Not covered', 'It is too old, has travelled too far, or costs too little.'],
      ['Cooling-off period', 'None', ''],
    ]);
  });

  test('says what it depends on if the listing lacks it', () => {
    expect(texts('NSW', { km: null })).toEqual([
      ['Statutory warranty', 'Ask the dealer', 'It depends on the kilometres.'],
    ]);
  });

  test('has no line for a rule that nobody has verified', () => {
    expect(texts('TAS')).toEqual([['Cooling-off period', 'None', '']]);
    expect(texts('NSW', { car_type: 'new' })).toEqual([]);
  });

  test('is absent without a state, or for a kind without rules', () => {
    expect(statement(null, {})).toBeNull();
    expect(statement('VIC', { simple_body: 'motorhome' })).toBeNull();
  });

  test('has the details that the state requires in advertising', () => {
    expect(statement('WA', {})?.details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Licensed dealer: Harbour Motors Pty Ltd',
      'Dealer licence number: MD 1',
    ]);
  });

  test('becomes rows of a mail', () => {
    const law = statement('WA', { km: 250_000 });
    expect(law && lawRows(law)).toEqual([
      ['Statutory warranty', 'Not covered. It is too old, has travelled too far, or costs too little.'],
      ['Cooling-off period', 'None'],
      ['Licensed dealer', 'Harbour Motors Pty Ltd'],
      ['Dealer licence number', 'MD 1'],
    ]);
  });
});

test.each([
  [
    { build_date: '2016-02', year: 2017 },
    { from: '2016-02-01', to: '2016-02-29' },
  ],
  [
    { build_date: '2016-02-03', year: 2017 },
    { from: '2016-02-03', to: '2016-02-03' },
  ],
  [
    { build_date: '2016', year: 2017 },
    { from: '2016-01-01', to: '2016-12-31' },
  ],
  [
    { build_date: null, year: 2017 },
    { from: '2016-01-01', to: '2017-12-31' },
  ],
  [{ build_date: 'unknown', year: null }, null],
])('%j was built between %j', (facts, expected) => {
  expect(builtBetween(facts)).toEqual(expected);
});

test.each([
  ['suv', 'car'],
  ['ute', 'commercial'],
  ['van', 'commercial'],
  ['cabChassis', 'commercial'],
  ['lightTruck', 'truck'],
  ['motorcycle', 'motorcycle'],
  ['motorhome', null],
  ['bus', null],
])('a %s counts as %s', (simple_body, kind) => {
  expect(lawKind({ item_type: 'car', simple_body })).toBe(kind);
});
