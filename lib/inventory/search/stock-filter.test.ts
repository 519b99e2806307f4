import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFilter } from '../../platform/text/search-filter.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { CAR_TYPES, ITEM_TYPES, VEHICLE_STATUSES } from '../../vehicle/vehicle.ts';
import { isListed } from '../../vehicle/visibility.ts';
import { type StockScope, siteStockFilter } from './stock-filter.ts';
import { toStockRecord } from './to-record.ts';

const DAY = 86_400;
const now = 1_790_000_100;

const scope = (changes: {
  dealerships?: StockScope['dealerships'];
  settings?: Partial<StockScope['settings']>;
  caravansEnabled?: boolean;
}): StockScope => ({
  dealerships: changes.dealerships ?? [{ id: 'a', soldVisibleDays: null }],
  settings: {
    carTypes: ['new', 'demo', 'used'],
    stockFilterExtra: '',
    soldVisibleDays: 3,
    priceLead: 'excludingCharges',
    driveAwayPrices: 'off',
    ...changes.settings,
  },
  features: { caravansEnabled: changes.caravansEnabled ?? true },
});

/** A simple independent implementation of the filter syntax, to check the filters against. */
function matches(filters: string, record: object): boolean {
  const facts = record as Record<string, unknown>;
  return filters.split(' AND ').every((clause) =>
    clause
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((part) => {
        const [, name = '', operator, value = ''] = /^(\w+)\s*(:|>|=)\s*"?([^"]*)"?$/.exec(part) ?? [];
        if (operator === ':') return String(facts[name]) === value;
        return operator === '>' ? Number(facts[name]) > Number(value) : Number(facts[name]) === Number(value);
      }),
  );
}

describe('siteStockFilter', () => {
  test('gives a plain site one filter string (OPEN-014 SEARCH-19)', () => {
    expect(siteStockFilter(scope({ caravansEnabled: false }), now)).toBe(
      `visible_until > ${now - 3 * DAY} AND show_on_dealer_website:true AND dealership_id:"a" AND item_type:"car"`,
    );
  });

  test('joins dealerships, their days of sold cars, car types and the extra filter (OPEN-014 STATUS-18)', () => {
    const filters = siteStockFilter(
      scope({
        dealerships: [
          { id: 'a', soldVisibleDays: 10 },
          { id: 'b', soldVisibleDays: null },
        ],
        settings: { carTypes: ['used'], stockFilterExtra: 'make:Kia OR make:Toyota' },
      }),
      now,
    );
    expect(filters).toMatch(
      /^visible_until > \d+ AND \(visible_until > \d+ OR dealership_number = \d+\) AND show_on_dealer_website:true AND \(dealership_id:"a" OR dealership_id:"b"\) AND car_type:"used" AND make:Kia OR make:Toyota$/,
    );
    expect(isFilter(filters)).toBe(true);
  });

  test('leaves out an extra filter that is not valid (OPEN-014)', () => {
    const hostile = scope({ settings: { stockFilterExtra: 'make:Kia) OR (dealership_id:"other"' } });
    expect(siteStockFilter(hostile, now)).toMatch(
      /^visible_until > \d+ AND show_on_dealer_website:true AND dealership_id:"a"$/,
    );
  });

  test('finds nothing for a site without dealerships', () => {
    const record = toStockRecord(sampleVehicle());
    expect(matches(siteStockFilter(scope({ dealerships: [] }), now), record ?? {})).toBe(false);
  });

  test('stays the same for five minutes', () => {
    const start = 300 * 6_000_000;
    const filters = [0, 150, 299].map((seconds) => siteStockFilter(scope({}), start + seconds));
    expect(new Set(filters).size).toBe(1);
    expect(siteStockFilter(scope({}), start + 300)).not.toBe(filters[0]);
  });

  const isFound = (vehicle: object, changes: Parameters<typeof scope>[0]) => {
    const record = toStockRecord(sampleVehicle({ dealership_id: 'a', ...vehicle }));
    return record !== null && matches(siteStockFilter(scope(changes), now), record);
  };

  test('lists caravans only on a site that carries them (SITE-08)', () => {
    expect(isFound({ item_type: 'caravan' }, { caravansEnabled: true })).toBe(true);
    expect(isFound({ item_type: 'caravan' }, { caravansEnabled: false })).toBe(false);
    expect(isFound({ item_type: 'car' }, { caravansEnabled: false })).toBe(true);
  });

  test('lists a car for sale that its dealer shows (STATUS-15 STATUS-19)', () => {
    expect(isFound({ status: 'in_stock' }, {})).toBe(true);
    expect(isFound({ status: 'in_stock', show_on_dealer_website: false }, {})).toBe(false);
  });

  test('lists a sold car only for as long as its site shows it (CAR-081 STATUS-17 STATUS-18)', () => {
    const soldAgo = (days: number) => ({ status: 'sold', sold_date_timestamp: now - days * DAY + 600 });
    expect(isFound(soldAgo(3), { settings: { soldVisibleDays: 3 } })).toBe(true);
    expect(isFound(soldAgo(4), { settings: { soldVisibleDays: 3 } })).toBe(false);
    expect(isFound(soldAgo(4), { settings: { soldVisibleDays: 5 } })).toBe(true);
    expect(isFound(soldAgo(4), { dealerships: [{ id: 'a', soldVisibleDays: 5 }] })).toBe(true);
  });

  test('finds any car on exactly the sites that list it', () => {
    const days = fc.option(fc.integer({ min: 0, max: 12 }));
    const moment = 300 * 5_966_667;
    const sites = fc.record({
      dealerships: fc
        .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
        .chain((ids) =>
          fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), soldVisibleDays: days }))),
        ),
      soldVisibleDays: fc.integer({ min: 0, max: 12 }),
      carTypes: fc.uniqueArray(fc.constantFrom(...CAR_TYPES), { minLength: 1 }),
      caravansEnabled: fc.boolean(),
    });
    const vehicles = fc.record({
      dealership_id: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.constantFrom(...VEHICLE_STATUSES),
      car_type: fc.constantFrom(...CAR_TYPES),
      item_type: fc.constantFrom(...ITEM_TYPES),
      show_on_dealer_website: fc.boolean(),
      sold_date_timestamp: fc.option(fc.integer({ min: moment - 15 * DAY, max: moment })),
    });
    fc.assert(
      fc.property(sites, fc.array(vehicles, { minLength: 1, maxLength: 8 }), (site, vehicles) => {
        const filters = siteStockFilter(
          scope({
            dealerships: site.dealerships,
            settings: { soldVisibleDays: site.soldVisibleDays, carTypes: site.carTypes },
            caravansEnabled: site.caravansEnabled,
          }),
          moment,
        );
        expect(isFilter(filters)).toBe(true);
        for (const facts of vehicles) {
          const vehicle = sampleVehicle(facts);
          const dealership = site.dealerships.find(({ id }) => id === vehicle.dealership_id);
          const shouldBeFound =
            dealership !== undefined &&
            isListed(vehicle, moment, dealership.soldVisibleDays ?? site.soldVisibleDays) &&
            site.carTypes.includes(vehicle.car_type) &&
            (site.caravansEnabled || vehicle.item_type === 'car');
          const record = toStockRecord(vehicle);
          expect(record !== null && matches(filters, record)).toBe(shouldBeFound);
        }
      }),
      { numRuns: 500 },
    );
  });
});
