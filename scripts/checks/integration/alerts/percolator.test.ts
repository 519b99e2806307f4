import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { percolate } from '@forecourt/lib/leads/alerts/percolator/percolate.server';
import { SAVED_SEARCH_LIMIT } from '@forecourt/lib/leads/alerts/saved-search';
import { saveSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { filteredRecord } from '@forecourt/lib/leads/alerts/vehicle-state';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { TestServer } from '../../../emulators/search-engine/test/server.ts';
import { newListener } from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const CARS = 60;
const SEARCHES = 300;
const BATCH = 50;
const SEED = 20_261_122;

const server = new TestServer();
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await server.start();
  await configureStockIndex(server.client as unknown as Parameters<typeof configureStockIndex>[0]);
});
afterAll(async () => {
  await server.stop();
  await database.stop();
});

const makes = fc.constantFrom('Toyota', 'TOYOTA', 'Mazda', 'Land Rover', 'Say "hi"');
const models = fc.constantFrom('HiLux', 'CX-5', 'Defender', 'A > B');
const bodies = fc.constantFrom('ute', 'SUV', 'wagon');
const colours = fc.constantFrom('White', 'Soul Red', 'white');
const prices = fc.integer({ min: 5_000, max: 60_000 });
const years = fc.integer({ min: 2012, max: 2026 });
const kms = fc.integer({ min: 0, max: 200_000 });

const cars = fc.record({
  make: makes,
  model: models,
  badge: fc.option(fc.constantFrom('SR5', 'Sport')),
  simple_body: bodies,
  colour: fc.option(colours),
  price: fc.option(prices),
  offer_price: fc.option(prices),
  year: years,
  km: fc.option(kms),
  seats: fc.option(fc.integer({ min: 2, max: 8 })),
  car_type: fc.constantFrom('new', 'demo', 'used'),
  certified: fc.boolean(),
});

const oneOf = (attribute: string, values: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(values, { minLength: 1, maxLength: 3 })
    .map((each) => anyOf(each.map((value) => literal(attribute, value))));
const between = (attribute: string, numbers: fc.Arbitrary<number>) =>
  fc.tuple(fc.constantFrom('>=', '<='), numbers).map(([operator, n]) => `${attribute} ${operator} ${n}`);
const conditions = fc.oneof(
  oneOf('make', makes),
  oneOf('model', models),
  oneOf(
    'make_model',
    fc.tuple(makes, models).map(([make, model]) => `${make} > ${model}`),
  ),
  oneOf('simple_body', bodies),
  oneOf('colour', colours),
  oneOf('car_type', fc.constantFrom('new', 'used')),
  oneOf('certified', fc.constantFrom('true', 'false')),
  oneOf('seats', fc.constantFrom('5', '7')),
  between('sort_price', prices),
  between('year', years),
  between('km', kms),
  colours.map((value) => `NOT ${literal('colour', value)}`),
);
const filters = fc.array(conditions, { maxLength: 4 }).map(allOf);

test('matches a car with exactly the saved searches whose results contain it', async () => {
  const vehicles: Vehicle[] = fc
    .sample(cars, { numRuns: CARS, seed: SEED })
    .map((facts, index) => sampleVehicle({ ...facts, id: `car-${index}`, slug: `car-${index}` }));
  await server.client.saveObjects({
    indexName: STOCK_INDEX,
    objects: vehicles.map((vehicle) => ({ ...toStockRecord(vehicle) })),
    waitForTasks: true,
  });
  const searches = fc.sample(filters, { numRuns: SEARCHES, seed: SEED });
  let owner = await newListener(database.pool);
  for (const [index, filter] of searches.entries()) {
    if (index % SAVED_SEARCH_LIMIT === 0) owner = await newListener(database.pool);
    const search = {
      name: String(index),
      address: `/search?${index}`,
      words: '',
      frequency: 'daily',
    } as const;
    expect(await saveSearch(database.pool, owner, { ...search, filter })).toBe(true);
  }
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    'select id, name from saved_searches',
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, Number(name)]));

  const results: { hits: { objectID: string }[] }[] = [];
  // In batches: so many single requests at once time out on a busy machine.
  for (let from = 0; from < searches.length; from += BATCH) {
    const answer = await server.client.searchForHits<object>({
      requests: searches
        .slice(from, from + BATCH)
        .map((filter) => ({ indexName: STOCK_INDEX, query: '', filters: filter, hitsPerPage: CARS })),
    });
    results.push(...answer.results);
  }
  let matches = 0;
  for (const vehicle of vehicles) {
    const expected = results.flatMap(({ hits }, index) =>
      hits.some(({ objectID }) => objectID === vehicle.id) ? [index] : [],
    );
    const savedSearches = await percolate(database.pool, ['sample'], filteredRecord(vehicle) ?? {}, null);
    expect(savedSearches.map(({ id }) => nameOf.get(id) ?? -1).toSorted((a, b) => a - b)).toEqual(expected);
    matches += expected.length;
  }
  expect(matches).toBeGreaterThan(SEARCHES);
});
