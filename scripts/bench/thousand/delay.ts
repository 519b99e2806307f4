import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { indexEverything, rowsToIndex } from '@forecourt/lib/inventory/stock/index-everything.server';
import { startOutboxWorker } from '@forecourt/lib/inventory/stock/outbox.server';
import type pg from 'pg';
import { importDealer } from './dealers.ts';
import { type BenchServices, SEARCH_KEYS } from './services.ts';
import type { Targets } from './targets.ts';

const SECRET = 'a-secret-of-the-bench';
const BAR_SECONDS = 2;
const ROUNDS = 6;

/** A storefront that only records when it was notified of each vehicle. */
async function listeningStorefront() {
  const heardAt = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { changes } = JSON.parse(Buffer.concat(pieces).toString()) as { changes: { id: string }[] };
    for (const { id } of changes) heardAt.set(id, performance.now());
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    heard: heardAt,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

/**
 * Measures from the commit of one dealer's price change to the storefront's notification, alone and while
 * another dealer's complete feed is being indexed.
 */
export async function measureDelay(
  pool: pg.Pool,
  folder: string,
  targets: Targets,
  { databaseUrl, searchUrl }: BenchServices,
  feed: number,
): Promise<void> {
  const search = searchClient({ appId: SEARCH_KEYS.appId, apiKey: SEARCH_KEYS.adminKey, host: searchUrl });
  await configureStockIndex(search);
  await pool.query('delete from stock_outbox');
  await pool.query(
    'insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars where retired_at is null',
  );
  const rows = await rowsToIndex(pool);
  const start = performance.now();
  await indexEverything(pool, { search, keep: false });
  targets.add({
    name: `Indexing ${rows.toLocaleString('en-AU')} vehicles for the first time`,
    value: (performance.now() - start) / 1000,
    unit: 's',
    target: null,
  });

  const storefront = await listeningStorefront();
  const worker = await startOutboxWorker({
    DATABASE_URL: databaseUrl,
    ALGOLIA_APP_ID: SEARCH_KEYS.appId,
    ALGOLIA_ADMIN_KEY: SEARCH_KEYS.adminKey,
    ALGOLIA_HOST: searchUrl,
    STOREFRONT_URL: storefront.url,
    STOCK_WEBHOOK_SECRET: SECRET,
  });
  let price = 40_000;
  /** Returns seconds until the storefront was notified of every vehicle of the small dealer. */
  const changeSmall = async () => {
    price += 10;
    storefront.heard.clear();
    await importDealer(pool, folder, { name: 'small', vehicles: 5, price });
    const committedAt = performance.now();
    while (storefront.heard.size === 0 || ![1, 2, 3, 4, 5].every((n) => storefront.heard.has(`small-a${n}`)))
      await delay(5);
    return (
      (Math.max(...[1, 2, 3, 4, 5].map((n) => storefront.heard.get(`small-a${n}`) ?? 0)) - committedAt) / 1000
    );
  };
  const untilEmpty = async () => {
    while (((await pool.query('select from stock_outbox limit 1')).rowCount ?? 0) > 0) await delay(50);
  };
  try {
    await changeSmall();
    await untilEmpty();
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round++) alone.push(await changeSmall());
    targets.add({
      name: 'A price change is announced, alone, slowest',
      value: Math.max(...alone),
      unit: 's',
      target: null,
    });

    await importDealer(pool, folder, { name: 'large', vehicles: feed, price: 20_000 });
    const busy: number[] = [];
    const feedStart = performance.now();
    for (let round = 0; round < ROUNDS && (await rowsToIndex(pool)) > 0; round++)
      busy.push(await changeSmall());
    await untilEmpty();
    const feedSeconds = (performance.now() - feedStart) / 1000;
    const label = `another's feed of ${feed.toLocaleString('en-AU')}`;
    targets.add({
      name: `From commit to announcement, ${label}`,
      value: feedSeconds,
      unit: 's',
      target: null,
    });
    targets.add({
      name: `A price change is announced, during ${label}, slowest of ${busy.length}`,
      value: Math.max(...busy),
      unit: 's',
      target: null,
    });
    targets.add({
      name: 'Delay of the price change by the feed',
      value: Math.max(...busy) - Math.min(...alone),
      unit: 's',
      target: BAR_SECONDS,
    });
  } finally {
    await worker.stop();
    storefront.stop();
  }
}
