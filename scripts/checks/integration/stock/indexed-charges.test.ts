import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { fromPricesResult, type Total, toPricesQuery } from '@forecourt/lib/inventory/search/price-lead';
import { securedSearchKey } from '@forecourt/lib/inventory/search/secured-key';
import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { type SearchedCharges, storeCharges } from '@forecourt/lib/inventory/stock/indexed-charges.server';
import type { ChargeTable } from '@forecourt/lib/vehicle/drive-away/charge-table';
import { SEED_TABLES } from '@forecourt/lib/vehicle/drive-away/seed/seed-tables';
import type { TotalPrice } from '@forecourt/lib/vehicle/drive-away/total-price';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import {
  csvOf,
  SAMPLE_DEALERSHIP,
  type SampleRow,
  sampleMapping,
  sampleRows,
} from './testing/sample-feed.ts';

const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const SEARCH_PORT = await freePort();
const host = `http://localhost:${SEARCH_PORT}`;
const admin = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host });
const TABLES: readonly ChargeTable[] = SEED_TABLES.map((table) => ({
  ...table,
  effectiveUntil: '2099-06-30',
  confirmedOn: '2026-11-29',
}));

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let search: Awaited<ReturnType<typeof startSearch>>;

beforeAll(async () => {
  database = await startTestDatabase();
  search = await startSearch({
    port: SEARCH_PORT,
    dataDir: path.join(database.folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });
  await configureStockIndex(admin, { byState: true });
});
afterAll(async () => {
  await search.stop();
  await database.stop();
});
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate indexed_charges');
  const { taskID } = await admin.clearObjects({ indexName: 'Car_production' });
  await admin.waitForTask({ indexName: 'Car_production', taskID });
});

async function importRows(rows: readonly SampleRow[]) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  await importFeed({ pool: database.pool, mapping: sampleMapping(), file, accept: GUARDS });
  await index();
}

const index = () => indexEverything(database.pool, { search: admin, keep: false });

const store = (charges: Partial<SearchedCharges> = {}, now = new Date()) =>
  storeCharges(
    database.pool,
    async () => ({ tables: TABLES, dealershipIds: [SAMPLE_DEALERSHIP.id], ...charges }),
    now,
  );

const scope = {
  dealerships: [{ id: SAMPLE_DEALERSHIP.id, soldVisibleDays: null }],
  settings: {
    carTypes: ['new' as const, 'demo' as const, 'used' as const],
    stockFilterExtra: '',
    soldVisibleDays: 3,
    priceLead: 'excludingCharges' as const,
    driveAwayPrices: 'everywhere' as const,
  },
  features: { caravansEnabled: false },
};

interface Hit {
  stocknum: string;
  price: number;
  total_price?: TotalPrice;
}

/** Searches like a shopper's browser. */
async function listing(prices: Total, filters = '') {
  const now = Date.now() / 1000;
  const apiKey = securedSearchKey(KEYS.searchKey, scope, now);
  const { results } = await searchClient({ appId: KEYS.appId, apiKey, host }).searchForHits<Hit>(
    toPricesQuery(prices, {
      requests: [
        {
          indexName: sortOf('sort_price:asc').indexName,
          query: '',
          filters: [siteStockFilter(scope, now), filters].filter(Boolean).join(' AND '),
          facets: ['sort_price'],
          attributesToRetrieve: ['stocknum', 'price', 'price_type'],
        },
      ],
    }),
  );
  const [answer] = results.map((result) => fromPricesResult(prices, result));
  const hits = answer?.hits ?? [];
  return { hits, numbers: hits.map(({ stocknum }) => stocknum), ends: answer?.facets_stats?.['sort_price'] };
}

const queued = async () => (await database.pool.query('select from stock_outbox')).rowCount;

/** A ute is charged more than a sedan of the same price in some states, and less in others. */
const ROWS = sampleRows(4, (each) => ({
  Price: String([31_000, 30_000, 29_000, 45_000][each]),
  Body: each % 2 ? 'Sedan' : 'Ute',
}));

test('cards, price filter, range and order of a shopper’s search agree for each state', async () => {
  await importRows(ROWS);
  expect(await store()).toBe(4);
  await index();
  for (const prices of ['total', 'QLD', 'NSW', 'WA'] as const) {
    const { hits, ends } = await listing(prices);
    const figures = hits.map(({ total_price }) => total_price?.amount ?? 0);
    expect(hits).toHaveLength(4);
    for (const { total_price } of hits) expect(total_price?.state).toBe(prices === 'total' ? 'QLD' : prices);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    expect(ends).toMatchObject({ min: figures[0], max: figures[3] });
    for (const [each, figure] of figures.entries()) {
      expect((await listing(prices, `sort_price <= ${figure}`)).hits).toHaveLength(each + 1);
      expect((await listing(prices, `sort_price < ${figure}`)).hits).toHaveLength(each);
    }
  }
});

test('a changed table and one that has expired reach search', async () => {
  await importRows(ROWS);
  await store();
  await index();
  const amount = async () => (await listing('total')).hits[0]?.total_price?.amount;
  const before = await amount();

  const dearer = TABLES.map((table) =>
    table.state === 'QLD' && table.charge === 'transfer'
      ? { ...table, rates: [{ steps: [{ over: 0, base: 1_000 }] }] }
      : table,
  );
  expect(await store({ tables: dearer })).toBe(4);
  await index();
  expect(await amount()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);

  const expired = dearer.map((table) => ({ ...table, effectiveUntil: '2026-07-02' }));
  expect(await store({ tables: expired })).toBe(4);
  await index();
  const { hits, ends } = await listing('total');
  expect(hits.map(({ total_price }) => total_price)).toEqual([undefined, undefined, undefined, undefined]);
  expect(ends).toMatchObject({ min: 29_000, max: 45_000 });
});

test('a day on which a table starts or ends queues the vehicles, and any other day none', async () => {
  await importRows(ROWS);
  const until = TABLES.map((table) => ({ ...table, effectiveUntil: '2026-12-31' }));
  const at = (time: string) => store({ tables: until }, new Date(time));
  expect(await at('2026-12-29T03:00:00Z')).toBe(4);
  expect(await at('2026-12-29T03:01:00Z')).toBe(0);
  expect(await at('2026-12-30T03:00:00Z')).toBe(0);
  expect(await at('2026-12-31T16:30:00Z')).toBe(4);
});

test('only dealerships of sites that search by these prices are affected', async () => {
  await importRows(ROWS);
  expect(await store({ dealershipIds: ['another'] })).toBe(0);
  await index();
  expect((await admin.getObject({ indexName: 'Car_production', objectID: 'sample-a1' }))['total_price']).toBe(
    undefined,
  );
  expect(await store()).toBe(4);
  await index();
  expect(await store({ dealershipIds: [] })).toBe(4);
  await index();
  expect(await store({ dealershipIds: [], tables: [] })).toBe(0);
  expect(
    Object.keys(await admin.getObject({ indexName: 'Car_production', objectID: 'sample-a1' })),
  ).not.toContain('total_sort_price');
  expect(await queued()).toBe(0);
});

test('a vehicle whose registration ends is queued on the next day', async () => {
  await importRows(ROWS);
  await database.pool.query(
    `update cars set record = record || '{"rego_expiry":"2026-12-15"}' where id = 'sample-a2'`,
  );
  await store({}, new Date('2026-12-15T03:00:00Z'));
  await index();
  const total = async () =>
    (await listing('total')).hits.find(({ stocknum }) => stocknum === 'A2')?.total_price?.amount;
  expect(await store({}, new Date('2026-12-15T03:01:00Z'))).toBe(0);
  expect(await store({}, new Date('2026-12-15T13:30:00Z'))).toBe(1);
  await index();
  expect(await total()).toBeGreaterThan(30_000);
  await store({}, new Date('2026-12-16T03:00:00Z'));
  await database.pool.query('delete from stock_outbox');
  expect(await store({}, new Date('2026-12-17T03:00:00Z'))).toBe(0);
});
