import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { fromPricesResult, toPricesQuery } from '@forecourt/lib/inventory/search/price-lead';
import { securedSearchKey } from '@forecourt/lib/inventory/search/secured-key';
import { SORTS, sortOf } from '@forecourt/lib/inventory/search/sorts';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { startOutboxWorker } from '@forecourt/lib/inventory/stock/outbox.server';
import { vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { vehicleOfLead } from '@forecourt/lib/leads/store.server';
import type { PriceLead } from '@forecourt/lib/sites/price-lead';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { csvOf, type SampleRow, sampleMapping, sampleRows } from './testing/sample-feed.ts';
import { startTestStorefront, type TestStorefront } from './testing/storefront.ts';

const SECRET = 'a-secret-for-the-storefront';
const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const SEARCH_PORT = await freePort();
const host = `http://localhost:${SEARCH_PORT}`;
const WAIT = { timeout: 20_000, interval: 20 };

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let storefront: TestStorefront;
let search: Awaited<ReturnType<typeof startSearch>>;
let worker: { stop(): Promise<void> } | null = null;
const admin = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host });

const startEngine = () =>
  startSearch({
    port: SEARCH_PORT,
    dataDir: path.join(database.folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });

beforeAll(async () => {
  database = await startTestDatabase();
  search = await startEngine();
  await configureStockIndex(admin);
});
afterAll(async () => {
  await search.stop();
  await database.stop();
});
beforeEach(async () => {
  await database.clear();
  const { taskID } = await admin.clearObjects({ indexName: 'Car_production' });
  await admin.waitForTask({ indexName: 'Car_production', taskID });
  storefront = await startTestStorefront(SECRET);
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await storefront.stop();
});

const problems: string[] = [];
async function work() {
  problems.length = 0;
  const environment = {
    DATABASE_URL: database.databaseUrl,
    ALGOLIA_APP_ID: KEYS.appId,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: host,
    STOREFRONT_URL: storefront.url,
    STOCK_WEBHOOK_SECRET: SECRET,
  };
  return startOutboxWorker(environment, ({ stage }) => problems.push(stage));
}

async function importRows(rows: readonly SampleRow[], changes: Parameters<typeof sampleMapping>[0] = {}) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  return importFeed({ pool: database.pool, mapping: sampleMapping(changes), file, accept: GUARDS });
}

const scope = (id = 'sample-dealer', priceLead: PriceLead = 'excludingCharges') => ({
  dealerships: [{ id, soldVisibleDays: null }],
  settings: {
    carTypes: ['new' as const, 'demo' as const, 'used' as const],
    stockFilterExtra: '',
    soldVisibleDays: 3,
    priceLead,
    driveAwayPrices: 'off' as const,
  },
  features: { caravansEnabled: false },
});

async function listedPrices(indexName = 'Car_production'): Promise<Record<string, number>> {
  const filters = siteStockFilter(scope(), Date.now() / 1000);
  const { hits } = await admin.searchSingleIndex<{ stocknum: string; price: number }>({
    indexName,
    searchParams: { query: '', filters, hitsPerPage: 1000 },
  });
  return Object.fromEntries(hits.map(({ stocknum, price }) => [stocknum, price]));
}

const pendingCount = async () => (await database.pool.query('select from stock_outbox')).rowCount;

test('a change reaches search, then the storefront, and leaves the outbox', async () => {
  worker = await work();
  await importRows(sampleRows(3, (index) => ({ Price: String(30_000 + index) })));
  await expect.poll(() => listedPrices(), WAIT).toEqual({ A1: 30_000, A2: 30_001, A3: 30_002 });
  await expect.poll(() => storefront.messages.flat().length, WAIT).toBe(3);
  expect(storefront.messages.flat()).toContainEqual({
    id: 'sample-a1',
    slug: '2021-toyota-hilux-sr5-a1',
    dealershipId: 'sample-dealer',
  });
  await expect.poll(pendingCount, WAIT).toBe(0);

  await importRows(sampleRows(3, (index) => ({ Price: String(index === 1 ? 29_990 : 30_000 + index) })));
  await expect.poll(() => listedPrices(), WAIT).toEqual({ A1: 30_000, A2: 29_990, A3: 30_002 });
  await expect.poll(() => storefront.messages.at(-1)?.map(({ id }) => id), WAIT).toEqual(['sample-a2']);
  expect(problems).toEqual([]);
});

test('search already shows a change when the storefront is notified', async () => {
  const priceLists: unknown[] = [];
  const { messages } = storefront;
  const push = messages.push.bind(messages);
  let checking: Promise<unknown> = Promise.resolve();
  messages.push = (...items) => {
    checking = listedPrices().then((prices) => priceLists.push(prices));
    return push(...items);
  };
  worker = await work();
  await importRows(sampleRows(1, () => ({ Price: '12345' })));
  await expect.poll(() => messages.length, WAIT).toBe(1);
  await checking;
  expect(priceLists).toEqual([{ A1: 12_345 }]);
});

test('removes retired and hidden cars from the index and restores them', async () => {
  worker = await work();
  await importRows(sampleRows(4));
  await expect.poll(async () => Object.keys(await listedPrices()), WAIT).toHaveLength(4);
  await importRows(sampleRows(2));
  await expect.poll(async () => Object.keys(await listedPrices()).toSorted(), WAIT).toEqual(['A1', 'A2']);
  await importRows(sampleRows(2), { defaults: { status: 'in_stock', show_on_dealer_website: false } });
  await expect.poll(() => listedPrices(), WAIT).toEqual({});
  await importRows(sampleRows(4));
  await expect.poll(async () => Object.keys(await listedPrices()), WAIT).toHaveLength(4);
});

test('notifies the storefront once it is up again', async () => {
  storefront.failing = 503;
  worker = await work();
  await importRows(sampleRows(3));
  await expect.poll(() => problems, WAIT).toContain('announce');
  expect(Object.keys(await listedPrices())).toHaveLength(3);
  storefront.failing = null;
  await expect
    .poll(
      () =>
        storefront.messages
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      WAIT,
    )
    .toEqual(['sample-a1', 'sample-a2', 'sample-a3']);
  await expect.poll(pendingCount, WAIT).toBe(0);
  expect(problems.filter((stage) => stage === 'announce')).toHaveLength(1);
});

test('updates search once it is up again', async () => {
  await search.stop();
  worker = await work();
  await importRows(sampleRows(3));
  await expect.poll(() => problems, WAIT).toContain('index');
  expect(storefront.messages).toEqual([]);
  search = await startEngine();
  await expect.poll(async () => Object.keys(await listedPrices()).length, WAIT).toBe(3);
  await expect.poll(() => storefront.messages.flat().length, WAIT).toBe(3);
});

test('the next worker finds changes committed while none was running', async () => {
  await importRows(sampleRows(2));
  worker = await work();
  await expect.poll(() => storefront.messages.flat().length, WAIT).toBe(2);
});

test('the last price wins among two workers and an import', async () => {
  worker = await work();
  const second = await work();
  for (const price of [1, 2, 3, 4, 5, 6].map((n) => n * 10_000)) {
    await importRows(sampleRows(20, () => ({ Price: String(price) })));
    await indexEverything(database.pool, { search: admin, keep: true });
    expect(new Set(Object.values(await listedPrices()))).toEqual(new Set([price]));
  }
  await expect.poll(pendingCount, WAIT).toBe(0);
  await second.stop();
  expect(problems).toEqual([]);
});

test('sends at most 500 cars per message', async () => {
  await importRows(sampleRows(1_201));
  worker = await work();
  await expect.poll(() => storefront.messages.flat().length, WAIT).toBe(1_201);
  expect(storefront.messages.map((changes) => changes.length)).toEqual([500, 500, 201]);
});

test('a site’s search key reads no other site’s stock with any query', async () => {
  await importRows(sampleRows(2));
  await importRows(sampleRows(3), {
    feed: 'other',
    dealership: { id: 'other-dealer', slug: 'other', name: 'Other' },
  });
  await indexEverything(database.pool, { search: admin, keep: false });
  const browser = searchClient({
    appId: KEYS.appId,
    apiKey: securedSearchKey(KEYS.searchKey, scope(), Date.now() / 1000),
    host,
  });
  for (const { indexName } of SORTS)
    for (const filters of ['', 'dealership_id:other-dealer', 'make:Toyota OR dealership_id:other-dealer']) {
      const { hits } = await browser.searchSingleIndex<{ dealership_id: string }>({
        indexName,
        searchParams: { query: '', filters, facets: ['dealership_name'] },
      });
      expect(hits.filter(({ dealership_id }) => dealership_id !== 'sample-dealer')).toEqual([]);
    }
  await expect(
    browser.searchSingleIndex({ indexName: 'Somebody_elses', searchParams: { query: '' } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a site’s search key reads no car past the site’s sold period (STATUS-17 STATUS-18)', async () => {
  await importRows(sampleRows(1));
  await indexEverything(database.pool, { search: admin, keep: false });
  const now = Date.now() / 1000;
  const indexName = 'Car_production';
  const { taskID } = await admin.partialUpdateObject({
    indexName,
    objectID: 'sample-a1',
    attributesToUpdate: { status: 'sold', visible_until: Math.floor(now - 4 * 86_400) },
  });
  await admin.waitForTask({ indexName, taskID: taskID ?? 0 });
  const readWith = async (soldVisibleDays: number) => {
    const { settings, ...site } = scope();
    const key = securedSearchKey(
      KEYS.searchKey,
      { ...site, settings: { ...settings, soldVisibleDays } },
      now,
    );
    const browser = searchClient({ appId: KEYS.appId, apiKey: key, host });
    const { nbHits } = await browser.searchSingleIndex({
      indexName,
      searchParams: { query: '', filters: 'visible_until > 0' },
    });
    const byId = await browser.getObject({ indexName, objectID: 'sample-a1' }).catch(() => null);
    return { nbHits, byId: byId !== null };
  };
  expect(await readWith(5)).toEqual({ nbHits: 1, byId: true });
  expect(await readWith(3)).toEqual({ nbHits: 0, byId: false });
});

test('sorts by every order, unpriced cars last (OPEN-012 OPEN-013 OPEN-041 SEARCH-17)', async () => {
  const rows = sampleRows(6, (index) => ({
    Price: ['30000', 'POA', '10000', '10', '20000', ''][index] ?? '',
    Odometer: String(60_000 - index * 1000),
    Year: String(2015 + ((index * 5) % 6)),
  }));
  await importRows(rows);
  await indexEverything(database.pool, { search: admin, keep: false });
  const order = async (key: string) =>
    Object.keys(await listedPrices(SORTS.find((sort) => sort.key === key)?.indexName));
  expect((await order('sort_price:asc')).slice(0, 3)).toEqual(['A3', 'A5', 'A1']);
  expect((await order('sort_price:desc')).slice(0, 3)).toEqual(['A1', 'A5', 'A3']);
  expect((await order('sort_price:desc')).slice(3).toSorted()).toEqual(['A2', 'A4', 'A6']);
  expect(await order('km:asc')).toEqual(['A6', 'A5', 'A4', 'A3', 'A2', 'A1']);
  expect((await order('year:desc'))[0]).toBe('A2');
  expect(await order('custom_rank:desc')).toHaveLength(6);
});

test('each site finds, sorts and shows a car by the price it shows first', async () => {
  const { columns } = sampleMapping();
  const prices = [
    ['30000', '36000'],
    ['32000', '33000'],
    ['', '34500'],
    ['31000', '29000'],
  ];
  const report = await importRows(
    sampleRows(4, (index) => ({ Price: prices[index]?.[0] ?? '', Comments: prices[index]?.[1] ?? '' })),
    { columns: { ...columns, Comments: 'drive_away_price' } },
  );
  expect(report.mended).toContainEqual(
    expect.objectContaining({ kind: expect.stringMatching(/is below the price without charges/) }),
  );
  await indexEverything(database.pool, { search: admin, keep: false });
  const now = Date.now() / 1000;
  const query = {
    requests: [
      {
        indexName: sortOf('sort_price:asc').indexName,
        query: '',
        filters: 'sort_price >= 30500',
        facets: ['sort_price'],
        attributesToRetrieve: ['stocknum', 'price', 'price_type', 'offer_price'],
      },
    ],
  };
  const listing = async (lead: PriceLead) => {
    const apiKey = securedSearchKey(KEYS.searchKey, scope('sample-dealer', lead), now);
    const browser = searchClient({ appId: KEYS.appId, apiKey, host });
    const { results } = await browser.searchForHits<Vehicle>(
      lead === 'driveAway' ? toPricesQuery(lead, query) : query,
    );
    const [answer] = lead === 'driveAway' ? results.map((result) => fromPricesResult(lead, result)) : results;
    const { min, max } = answer?.facets_stats?.['sort_price'] ?? {};
    return [
      ...(answer?.hits ?? []).map(({ stocknum, price, price_type }) => [stocknum, price, price_type]),
      [min, max],
    ];
  };
  const [egc, dap] = ['Excl. Govt. Charges', 'Drive Away'];
  expect(await listing('excludingCharges')).toEqual([
    // Its drive-away price is invalid, and its feed has no price without charges.
    ['A4', 31_000, null],
    ['A2', 32_000, egc],
    ['A3', 34_500, dap],
    [31_000, 34_500],
  ]);
  expect(await listing('driveAway')).toEqual([
    ['A4', 31_000, null],
    ['A2', 33_000, dap],
    ['A3', 34_500, dap],
    ['A1', 36_000, dap],
    [31_000, 36_000],
  ]);
  const vehicleFor = (lead: PriceLead) =>
    vehicleBySlug(database.pool, ['sample-dealer'], '2021-toyota-hilux-sr5-a1', lead);
  expect(await vehicleFor('excludingCharges')).toMatchObject({ vehicle: { price: 30_000, price_type: egc } });
  expect(await vehicleFor('driveAway')).toMatchObject({ vehicle: { price: 36_000, price_type: dap } });
  expect(await vehicleOfLead(database.pool, ['sample-dealer'], 'sample-a1', 'driveAway')).toMatchObject({
    price: 36_000,
    price_type: dap,
  });
});

test.each([
  ['land cruiser', 'LandCruiser'],
  ['landcruiser', 'LandCruiser'],
  ['hatchback', 'i30'],
  ['2019', 'Commodore'],
  ['a2', 'i30'],
])('ranks for "%s" the %s first', async (query, model) => {
  const rows = [
    { Model: 'LandCruiser', Body: 'SUV', Year: '2021', Badge: 'VX' },
    { Model: 'i30', Body: 'Hatch', Year: '2020', Badge: 'Active' },
    { Model: 'Commodore', Body: 'Sedan', Year: '2019', Badge: 'SV6' },
  ];
  await importRows(sampleRows(3, (index) => rows[index] ?? {}));
  await indexEverything(database.pool, { search: admin, keep: false });
  const { hits } = await admin.searchSingleIndex<{ model: string }>({
    indexName: 'Car_production',
    searchParams: { query },
  });
  expect(hits[0]?.model).toBe(model);
});
