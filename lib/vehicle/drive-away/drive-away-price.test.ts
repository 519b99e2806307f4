import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { sampleVehicle } from '../sample-vehicle.ts';
import type { VehicleInput } from '../vehicle.ts';
import {
  CHARGES,
  type ChargeTable,
  chargeTableProblem,
  currentTable,
  parseChargeTables,
  tableState,
} from './charge-table.ts';
import { dayOfState, driveAwayPrice, priceBasis } from './drive-away-price.ts';
import { SEED_TABLES } from './seed/seed-tables.ts';
import { stateOfPostcode } from './state-of-postcode.ts';
import { driveAwayStatement, statementText } from './statement.ts';

const NOW = new Date('2026-11-29T02:00:00Z');
const CONFIRMED: ChargeTable[] = SEED_TABLES.map((table) => ({
  ...table,
  effectiveUntil: '2027-06-30',
  confirmedOn: '2026-11-29',
}));

const priceOf = (facts: Partial<VehicleInput>, options: Partial<Parameters<typeof driveAwayPrice>[1]> = {}) =>
  driveAwayPrice(
    sampleVehicle({ simple_body: 'sedan', simple_fuel: 'Petrol', variant: { cylinders: 4 }, ...facts }),
    {
      tables: CONFIRMED,
      state: 'QLD',
      postcode: '4000',
      subscriptionEnabled: false,
      now: NOW,
      ...options,
    },
  );

describe('a price without government charges', () => {
  test('is completed with each charge, rounded up to the dollar', () => {
    expect(priceOf({ price: 34_990 })).toEqual({
      kind: 'computed',
      state: 'QLD',
      price: 34_990,
      parts: [
        { charge: 'duty', amount: 1_050, isEstimate: false, isExample: false, paidUntil: null },
        { charge: 'transfer', amount: 32, isEstimate: false, isExample: false, paidUntil: null },
        { charge: 'registration', amount: 424, isEstimate: false, isExample: false, paidUntil: null },
        { charge: 'ctp', amount: 387, isEstimate: true, isExample: false, paidUntil: null },
      ],
      total: 36_883,
      isEstimate: true,
      isExample: false,
    });
  });

  test('uses the scale of the buyer’s state', () => {
    const duties = STATE_CODES.map((state) => {
      const answer = priceOf({ price: 50_000 }, { state, postcode: null });
      return answer?.kind === 'computed' ? [state, answer.parts[0]?.amount] : [state, answer?.kind];
    });
    expect(Object.fromEntries(duties)).toEqual({
      ACT: 1_600,
      NSW: 1_600,
      NT: 'unknown', // the fee needs the engine's capacity
      QLD: 1_500,
      SA: 1_940,
      TAS: 2_000,
      VIC: 2_100,
      WA: 3_250,
    });
  });

  test('is not charged registration that its seller has paid in the same state', () => {
    const facts = { price: 20_000, state: 'QLD', rego_expiry: '2027-03-31' };
    const own = priceOf(facts);
    expect(own).toMatchObject({ total: 20_632, isEstimate: false });
    expect(own?.kind === 'computed' && own.parts.slice(2)).toEqual([
      { charge: 'registration', amount: 0, isEstimate: false, isExample: false, paidUntil: '2027-03-31' },
      { charge: 'ctp', amount: 0, isEstimate: false, isExample: false, paidUntil: '2027-03-31' },
    ]);
    expect(priceOf(facts, { state: 'SA' })).toMatchObject({ kind: 'computed', isEstimate: true });
    expect(priceOf({ ...facts, rego_expiry: '2026-11-28' })).toMatchObject({ isEstimate: true });
    expect(priceOf({ ...facts, rego_expiry: '2026-11' })).toMatchObject({ total: 20_632 });
  });

  test.each(['Excl. Govt. Charges', 'Excluding Government Charges', 'EGC', 'excl. govt charges', null])(
    'has the label %j',
    (price_type) => expect(priceBasis(sampleVehicle({ price_type }))).toBe('excludingCharges'),
  );
});

describe('a price that includes government charges', () => {
  test.each(['Drive Away', 'drive-away', 'Drive Away (ABN holders)', 'DAP', 'D/A'])(
    'is never increased: %s',
    (price_type) => {
      for (const state of STATE_CODES)
        expect(priceOf({ price: 30_000, price_type, state: 'QLD' }, { state })).toEqual({
          kind: 'stated',
          state,
          total: 30_000,
          includes: 'QLD',
        });
    },
  );

  test('is the feed’s own in the dealer’s state, and is computed in the others', () => {
    const facts = { price: 30_000, drive_away_price: 31_900, state: 'QLD' };
    expect(priceOf(facts)).toEqual({ kind: 'stated', state: 'QLD', total: 31_900, includes: 'QLD' });
    expect(priceOf(facts, { state: 'VIC' })).toMatchObject({ kind: 'computed', price: 30_000 });
  });
});

describe('a demonstration', () => {
  const example = SEED_TABLES.filter(({ verified }) => !verified).map((table) => ({
    ...table,
    effectiveUntil: null,
    isExample: true,
  }));
  const real = SEED_TABLES.filter(({ verified }) => verified);

  test('marks the charges and the total that are examples, and says that they are not real', () => {
    const answer = priceOf({ price: 34_990 }, { tables: [...real, ...example] });
    if (answer?.kind !== 'computed') throw new Error('no figure');
    const { total, rows, note } = driveAwayStatement(answer);
    expect(total).toBe('$36,883 (example)');
    expect(rows.map(({ label }) => label)).toEqual([
      'Price',
      'Stamp duty',
      'Transfer and plates, example',
      'Registration (12 months), example',
      'CTP insurance (12 months), example',
    ]);
    expect(note).toMatch(/^Example rates for the demo: .* are not the real ones\. Each charge is rounded/);
  });

  test('prefers real rates to later examples', () => {
    const [table] = real;
    if (!table) throw new Error('no table');
    const later = { ...table, id: 'later', effectiveFrom: '2026-11-01', verified: false, isExample: true };
    const at = { state: table.state, charge: table.charge, day: '2026-11-29' };
    expect(currentTable([later, table], at)?.id).toBe(table.id);
    expect(currentTable([later], at)?.id).toBe('later');
  });

  test('has no example that somebody compared with its source', () => {
    const [table] = example;
    expect(parseChargeTables([table])).toHaveLength(1);
    expect(parseChargeTables([{ ...table, confirmedOn: '2026-11-29' }])).toEqual([]);
    expect(parseChargeTables([{ ...table, verified: true }])).toEqual([]);
  });
});

test.each([
  [975, 345],
  [976, 387],
  [2_504, 649],
  [2_505, 901],
  [4_500, 1_536],
])('registration in New South Wales with a tare of %d kg is $%d: the tax and the fee of $79', (tare, fee) => {
  const answer = priceOf({ specifications: { tare_weight: tare } }, { state: 'NSW', postcode: '2000' });
  expect(answer?.kind === 'computed' && answer.parts[2]?.amount).toBe(fee);
});

describe('no figure', () => {
  test.each([
    ['without a price', { price: null }],
    ['for an order without a price', { price: null, preorder: true }],
    ['for a price without GST', { price_type: 'Ex GST' }],
    ['for a price plus on-road costs, which include dealer delivery', { price_type: 'Plus on-road costs' }],
    ['for a new car without a label', { car_type: 'new' as const, price_type: null }],
  ])('%s', (_, facts) => expect(priceOf({ price: 30_000, ...facts })).toBeNull());

  test('for a subscription', () =>
    expect(priceOf({ subscription_price: 89 }, { subscriptionEnabled: true })).toBeNull());

  test('from an expired, a future or an unconfirmed table', () => {
    const changed = (facts: Partial<ChargeTable>) =>
      CONFIRMED.map((table) => (table.charge === 'duty' ? { ...table, ...facts } : table));
    for (const facts of [
      { effectiveUntil: '2026-11-28' },
      { effectiveFrom: '2026-11-30' },
      { verified: false, confirmedOn: null },
    ])
      expect(priceOf({}, { tables: changed(facts) })).toEqual({
        kind: 'unknown',
        state: 'QLD',
        missing: ['duty'],
      });
    expect(priceOf({}, { tables: [] })).toMatchObject({ missing: CHARGES });
  });

  test('for a truck whose registration is not in the table', () =>
    expect(
      priceOf({ simple_body: 'lightTruck', variant: { cylinders: 6, grossvehiclemass: 12_000 } }),
    ).toMatchObject({ kind: 'unknown', missing: ['registration', 'ctp'] }));
});

test('the seed has a table of every charge in every state, with a source and a review', () => {
  for (const state of STATE_CODES)
    for (const charge of CHARGES)
      expect(
        SEED_TABLES.filter((table) => table.state === state && table.charge === charge),
        `${state} ${charge}`,
      ).toHaveLength(1);
  expect(parseChargeTables(SEED_TABLES)).toHaveLength(SEED_TABLES.length);
  for (const { source, sourceUrl } of SEED_TABLES)
    expect([source.length > 10, sourceUrl]).not.toContain(null);
});

test('the seed produces figures only from verified tables in force', () => {
  for (const table of SEED_TABLES) {
    const { state, charge, verified } = table;
    const day = dayOfState(state, NOW);
    expect(currentTable(SEED_TABLES, { state, charge, day }) !== null).toBe(
      verified && tableState(table, day) === 'current',
    );
  }
});

describe('a table', () => {
  const table = { effectiveFrom: '2026-07-01', effectiveUntil: '2027-06-30', verified: true };
  test.each([
    ['2026-06-30', 'future'],
    ['2026-07-01', 'current'],
    ['2027-06-30', 'current'],
    ['2027-07-01', 'expired'],
  ])('on %s is %s', (day, state) => expect(tableState(table, day)).toBe(state));

  test('is replaced by one that starts later', () => {
    const first = SEED_TABLES.find(({ verified }) => verified);
    if (!first) throw new Error('no table');
    const next = { ...first, id: 'next', effectiveFrom: '2026-11-01' };
    const at = { state: first.state, charge: first.charge };
    expect(currentTable([next, first], { ...at, day: '2026-10-31' })?.id).toBe(first.id);
    expect(currentTable([next, first], { ...at, day: '2026-11-01' })?.id).toBe('next');
  });

  test('with brackets out of order or an end before its start is refused', () => {
    const [first] = SEED_TABLES;
    expect(parseChargeTables([{ ...first, rates: [{ steps: [{ over: 5, rate: 1 }] }] }])).toEqual([]);
    expect(parseChargeTables([{ ...first, effectiveUntil: '2020-01-01' }])).toEqual([]);
    expect(parseChargeTables([{ ...first, state: 'NZ' }, null, 'text'])).toEqual([]);
    const steps = [{ over: 0 }, { over: 200 }, { over: 100 }];
    expect(chargeTableProblem({ effectiveFrom: '2026-01-01', rates: [{ steps }] })).toContain('lowest first');
  });
});

test.each([
  ['4000', { state: 'QLD', others: [] }],
  ['2600', { state: 'ACT', others: [] }],
  ['2620', { state: 'NSW', others: ['ACT'] }],
  ['2611', { state: 'ACT', others: ['NSW'] }],
  ['9998', null],
])('postcode %s is in %j', (postcode, answer) => expect(stateOfPostcode(postcode)).toEqual(answer));

test('the day of a state decides which rates apply', () => {
  const late = new Date('2027-06-30T15:00:00Z');
  expect([dayOfState('QLD', late), dayOfState('WA', late)]).toEqual(['2027-07-01', '2027-06-30']);
});

test('the parts sum to the total, as shown, in whole dollars', () => {
  const dollars = (text: string) => Number(text.replaceAll(/[$,]/g, '').replace(/ .*/, ''));
  fc.assert(
    fc.property(
      fc.integer({ min: 1_100, max: 30_000_000 }).map((cents) => cents / 100),
      fc.constantFrom(...STATE_CODES),
      fc.constantFrom('sedan', 'ute', 'motorcycle', 'lightTruck', 'suv'),
      fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
      fc.constantFrom('Petrol', 'Electric', 'Hybrid', null),
      (price, state, simple_body, car_type, simple_fuel) => {
        const answer = priceOf(
          { price, simple_body, car_type, simple_fuel, price_type: 'Excl. Govt. Charges' },
          { state, postcode: null },
        );
        if (answer?.kind !== 'computed') return;
        expect(answer.parts.map(({ charge }) => charge)).toEqual(CHARGES);
        const { rows, total } = driveAwayStatement(answer);
        expect(rows.reduce((sum, { value }) => sum + dollars(value), 0)).toBe(dollars(total));
        expect(Number.isInteger(answer.total)).toBe(true);
        expect(answer.total).toBeGreaterThanOrEqual(answer.price);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a higher price never has a lower total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 11, max: 250_000 }),
      fc.integer({ min: 11, max: 250_000 }),
      fc.constantFrom(...STATE_CODES),
      (one, other, state) => {
        const totals = [Math.min(one, other), Math.max(one, other)].map((price) => {
          const answer = priceOf({ price }, { state });
          return answer?.kind === 'computed' ? answer.total : 0;
        });
        expect(totals[0]).toBeLessThanOrEqual(totals[1] ?? 0);
      },
    ),
  );
});

describe('as text', () => {
  const textOf = (facts: Partial<VehicleInput>, options: Parameters<typeof priceOf>[1] = {}) => {
    const answer = priceOf(facts, options);
    return answer && statementText(driveAwayStatement(answer));
  };

  test('names each charge, and marks estimates', () =>
    expect(textOf({ price: 34_990 })).toBe(
      'Drive away in QLD: $36,883 (estimate). Price: $34,990; Stamp duty: $1,050; Transfer and plates: $32; ' +
        'Registration (12 months): $424; CTP insurance (12 months), estimate: $387. Charges marked as an estimate ' +
        'depend on facts that we do not have, such as your insurer or where the vehicle is kept. Each charge is ' +
        'rounded up to the dollar.',
    ));

  test('says until when registration is paid', () =>
    expect(textOf({ price: 20_000, state: 'QLD', rego_expiry: '2027-03-31' })).toContain(
      'Registration, paid until 31 Mar 2027: $0',
    ));

  test('says where a drive-away price applies', () => {
    const facts = { price: 30_000, price_type: 'Drive Away', state: 'QLD' };
    expect(textOf(facts)).toBe(
      'Drive away in QLD: $30,000. This price includes government charges. Nothing is added to it.',
    );
    expect(textOf(facts, { state: 'WA' })).toBe(
      'Drive away in QLD: $30,000. This price includes the government charges in QLD. Please ask us for the price in WA.',
    );
  });

  test('has no figure without rates', () =>
    expect(textOf({}, { tables: [] })).toBe(
      "Drive away in QLD. We can't show the government charges in QLD right now. Please ask us for a drive-away price.",
    ));
});
