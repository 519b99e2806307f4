import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { startOutboxWorker } from '@forecourt/lib/inventory/stock/outbox.server';
import { readRefusals } from '@forecourt/lib/inventory/stock/refusals.server';
import { SetAsideError } from '@forecourt/lib/platform/database/steps.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { csvOf, sampleMapping, sampleRows } from './testing/sample-feed.ts';
import { startTestStorefront, type TestStorefront } from './testing/storefront.ts';

const SECRET = 'a-secret-for-the-storefront';
const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const WAIT = { timeout: 20_000, interval: 20 };

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let storefront: TestStorefront;
let search: Awaited<ReturnType<typeof startSearch>>;
let admin: ReturnType<typeof searchClient>;
beforeAll(async () => {
  database = await startTestDatabase();
  storefront = await startTestStorefront(SECRET);
  search = await startSearch({
    port: await freePort(),
    dataDir: path.join(database.folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });
  admin = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host: search.url });
  await configureStockIndex(admin);
});
afterAll(async () => {
  await storefront.stop();
  await search.stop();
  await database.stop();
});

async function indexedPrices(): Promise<Record<string, number>> {
  const { hits } = await admin.searchSingleIndex<{ stocknum: string; price: number }>({
    indexName: STOCK_INDEX,
    searchParams: { query: '', hitsPerPage: 1000 },
  });
  return Object.fromEntries(hits.map(({ stocknum, price }) => [stocknum, price]));
}

const change = (vehicleIds: string[], badge: string, price: number) =>
  database.pool.query(
    `with changed as (
       update cars set record = record || jsonb_build_object('badge', $2::text, 'price', $3::int)
       where id = any($1) returning id, slug, dealership_id)
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed`,
    [vehicleIds, badge, price],
  );

/** Longer than a search record may be. */
const ENDLESS = 'x'.repeat(120_000);

test('sets aside a vehicle that search rejects, reports it once and retries it on change', async () => {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(sampleRows(5, () => ({ Price: '10000' }))));
  await importFeed({ pool: database.pool, mapping: sampleMapping({}), file, accept: GUARDS });
  const problems: unknown[] = [];
  const environment = {
    DATABASE_URL: database.databaseUrl,
    ALGOLIA_APP_ID: KEYS.appId,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: search.url,
    STOREFRONT_URL: storefront.url,
    STOCK_WEBHOOK_SECRET: SECRET,
  };
  const work = () => startOutboxWorker(environment, ({ error }) => problems.push(error));
  let worker = await work();
  const isQuiet = async () => (await database.pool.query('select from stock_outbox')).rowCount === 0;
  try {
    await expect.poll(isQuiet, WAIT).toBe(true);
    const toldBefore = storefront.messages.flat().length;

    await worker.stop();
    await change(['sample-a3'], ENDLESS, 20_000);
    await change(['sample-a1', 'sample-a2', 'sample-a4', 'sample-a5'], 'SR5', 20_000);
    worker = await work();
    await expect.poll(isQuiet, WAIT).toBe(true);
    // A deleted record is better than one with the old price.
    expect(await indexedPrices()).toEqual({ A1: 20_000, A2: 20_000, A4: 20_000, A5: 20_000 });
    expect(
      storefront.messages
        .flat()
        .slice(toldBefore)
        .map(({ id }) => id),
    ).toContain('sample-a3');
    expect(problems).toEqual([expect.any(SetAsideError)]);
    expect(String(problems[0])).toMatch(/Search refused sample-a3: .*too big/);
    expect(await readRefusals(database.pool)).toMatchObject([{ vehicleId: 'sample-a3' }]);

    await change(['sample-a3'], ENDLESS, 30_000);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(problems).toHaveLength(1);

    await change(['sample-a3'], 'SR5', 30_000);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(await indexedPrices()).toMatchObject({ A1: 20_000, A3: 30_000 });
    expect(await readRefusals(database.pool)).toEqual([]);

    await change(['sample-a3'], ENDLESS, 30_000);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(problems).toHaveLength(2);
    // A vehicle that is not listed cannot be rejected by search.
    await database.pool.query(`update cars set retired_at = now() where id = 'sample-a3'`);
    await change(['sample-a3'], ENDLESS, 30_000);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(await readRefusals(database.pool)).toEqual([]);
  } finally {
    await worker.stop();
  }
});
