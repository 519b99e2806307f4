import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../../sites/state-codes.ts';
import type { ChargeTable } from '../../vehicle/drive-away/charge-table.ts';
import { driveAwayPrice } from '../../vehicle/drive-away/drive-away-price.ts';
import { SEED_TABLES } from '../../vehicle/drive-away/seed/seed-tables.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import type { Vehicle, VehicleInput } from '../../vehicle/vehicle.ts';
import { matchesFilter, parseFilter } from './matches.ts';
import { bandOf, PRICE_BANDS } from './price-bands.ts';
import { fromPricesResult, inPrices, TOTALS, type Total, toPricesQuery } from './price-lead.ts';
import { allReplicas } from './replicas.ts';
import { sortOf } from './sorts.ts';
import { toStockRecord } from './to-record.ts';

const NOW = new Date('2026-11-29T02:00:00Z');
const RULES = { noPriceText: 'Enquire', formerPriceDays: null, subscription: null };
const WITHOUT = 'Excl. Govt. Charges';
const TABLES: readonly ChargeTable[] = SEED_TABLES.map((table) => ({
  ...table,
  effectiveUntil: '2027-06-30',
  confirmedOn: '2026-11-29',
}));
const SEDAN: Partial<VehicleInput> = {
  price: 34_990,
  offer_price: null,
  price_type: WITHOUT,
  state: 'QLD',
  simple_body: 'sedan',
  simple_fuel: 'Petrol',
  variant: { cylinders: 4 },
};

function recordOf(vehicle: Vehicle, tables = TABLES) {
  const record = toStockRecord(vehicle, { tables, now: NOW });
  if (!record) throw new Error('not a car that lists show');
  return record;
}

/** The vehicle as its card gets it from a search by these prices. */
function hitOf(vehicle: Vehicle, prices: Total, tables?: readonly ChargeTable[]) {
  const query = toPricesQuery(prices, { attributesToRetrieve: ['price_type'], facets: ['sort_price'] });
  const record: Record<string, unknown> = { ...recordOf(vehicle, tables) };
  const names = new Set<string>([...query.attributesToRetrieve, 'price', 'offer_price', 'car_type']);
  const hit = Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
  const { hits } = fromPricesResult(prices, { hits: [hit] });
  return { ...vehicle, ...hits[0] };
}

const statementOf = (vehicle: Vehicle, prices: Total, tables?: readonly ChargeTable[]) =>
  priceStatement(hitOf(vehicle, prices, tables), RULES);

const vehicles = fc
  .record({
    price: fc.option(
      fc.integer({ min: 1_100, max: 20_000_000 }).map((cents) => cents / 100),
      { freq: 20 },
    ),
    state: fc.option(fc.constantFrom(...STATE_CODES), { freq: 20 }),
    simple_body: fc.constantFrom('sedan', 'ute', 'motorcycle', 'lightTruck', 'suv'),
    simple_fuel: fc.constantFrom('Petrol', 'Electric', 'Hybrid', null),
    car_type: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
    price_type: fc.constantFrom(WITHOUT, 'Drive Away', '+ ORC', null),
    drive_away_price: fc.option(fc.integer({ min: 20_000, max: 90_000 }), { freq: 2 }),
    rego_expiry: fc.constantFrom(null, '2026-10-01', '2027-03-31'),
  })
  .map((facts: Partial<VehicleInput>) => sampleVehicle({ offer_price: null, ...facts }));

describe('the price on the card', () => {
  test.each(TOTALS)('is the figure of the filter, the range and the order (%s)', (prices) => {
    fc.assert(
      fc.property(vehicles, (vehicle) => {
        const record: Record<string, unknown> = { ...recordOf(vehicle) };
        const figure = record[inPrices(prices, 'sort_price')];
        const { price } = statementOf(vehicle, prices);
        expect(price?.amount ?? null).toBe(figure);
        if (typeof figure !== 'number') return;
        const holds = (filter: string) => matchesFilter(parseFilter(inPrices(prices, filter)) ?? [], record);
        expect(holds(`sort_price >= ${figure} AND sort_price <= ${figure}`)).toBe(true);
        expect(holds(`sort_price > ${figure}`)).toBe(false);
        expect(holds(`price_range:"${bandOf(PRICE_BANDS, figure)}"`)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test.each(STATE_CODES)('is the total on the vehicle page for %s', (state) => {
    fc.assert(
      fc.property(vehicles, (vehicle) => {
        const { price, others } = statementOf(vehicle, state);
        const options = { tables: TABLES, state, postcode: null, subscriptionEnabled: false, now: NOW };
        const page = driveAwayPrice(vehicle, options);
        if (price?.basisText?.startsWith('Drive away, ')) {
          if (page?.kind !== 'computed' && page?.kind !== 'stated') throw new Error('no total on the page');
          expect(price.amount).toBe(page.total);
          expect(price.basisText.startsWith(`Drive away, ${state}`)).toBe(true);
          expect(others).toHaveLength(1);
        } else if (page?.kind === 'stated') expect(Math.round(price?.amount ?? 0)).toBe(page.total);
        else expect(page?.kind).not.toBe('computed');
      }),
      { numRuns: 100 },
    );
  });

  test('is for the state of the vehicle until the shopper gives theirs', () => {
    const vehicle = sampleVehicle(SEDAN);
    expect(statementOf(vehicle, 'total').price).toEqual(statementOf(vehicle, 'QLD').price);
    expect(statementOf(vehicle, 'NSW').price?.basisText).toContain('Drive away, NSW');
  });
});

test('an order by these prices is the order of the figures on the cards', () => {
  fc.assert(
    fc.property(fc.array(vehicles, { maxLength: 12 }), fc.constantFrom(...TOTALS), (all, prices) => {
      const figures = (list: readonly Vehicle[]) =>
        list.flatMap((vehicle) => statementOf(vehicle, prices).price?.amount ?? []);
      const criterion = inPrices(prices, 'sort_price');
      const sorted = all.toSorted((one, other) => numberIn(one, criterion) - numberIn(other, criterion));
      expect(figures(sorted)).toEqual(figures(all).toSorted((one, other) => one - other));
    }),
    { numRuns: 50 },
  );

  function numberIn(vehicle: Vehicle, name: string): number {
    const record: Record<string, unknown> = { ...recordOf(vehicle) };
    return Number(record[name] ?? 0);
  }
});

describe('a vehicle keeps its ordinary price', () => {
  const vehicle = sampleVehicle(SEDAN);
  const expired = TABLES.map((table) => ({ ...table, effectiveUntil: '2026-11-28' }));
  const unverified = TABLES.map((table) => ({ ...table, verified: false, confirmedOn: null }));

  test.each([
    ['expired', expired],
    ['unverified', unverified],
    ['missing', []],
  ])('with %s tables', (_, tables) => {
    const { price, others } = statementOf(vehicle, 'total', tables);
    expect([price?.text, others]).toEqual(['$34,990 Excl. Govt. Charges', []]);
    expect(recordOf(vehicle, tables)).toMatchObject({
      total_sort_price: 34_990,
      total_nsw_sort_price: 34_990,
    });
  });

  test('if it is drive away already', () => {
    const driveAway = { ...vehicle, price_type: 'Drive Away (ABN holders)' };
    expect(statementOf(driveAway, 'total').text).toBe('$34,990 Drive Away (ABN holders)');
    expect(recordOf(driveAway).total_price).toBeUndefined();
  });
});

test('leads with the total, and gives the price without charges and the former one after it', () => {
  const facts = { ...SEDAN, before_price: 36_990 };
  expect(statementOf(sampleVehicle(facts), 'total')).toMatchObject({
    kind: 'price',
    price: { amount: 36_883, basis: 'drive-away', text: '$36,883 Drive away, QLD (estimate)' },
    text: '$36,883 Drive away, QLD (estimate), or $34,990 Excl. Govt. Charges',
    others: [{ amount: 34_990, basisText: WITHOUT }],
    disclaimer: 'The price includes the government charges in QLD, some of them estimated.',
  });
});

test('records of other sites have no prices by state', () =>
  expect(
    Object.keys(toStockRecord(sampleVehicle()) ?? {}).filter((name) => name.startsWith('total_')),
  ).toEqual([]));

test('each order by price exists for each state, where the installation searches by these prices', () => {
  const name = sortOf('sort_price:asc').indexName;
  for (const prices of TOTALS)
    expect(allReplicas(true)).toContainEqual({
      indexName: inPrices(prices, name),
      criterion: inPrices(prices, 'asc(sort_price)'),
    });
  expect([allReplicas(false).length, allReplicas(true).length]).toEqual([8, 26]);
  expect(inPrices('NSW', name)).toBe('Car_production_total_nsw_sort_price_asc');
});
