import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { random } from '../../../demo/stock/vehicle/random.ts';
import { STORE_PROGRAM } from '../../../tasks/shared-store.ts';
import { csvOf, sampleMapping, sampleRows } from '../stock/testing/sample-feed.ts';
import { openCluster, type RestartableProcess } from './cluster.ts';

// A short form of `scripts/bench/instances` without the built storefront, publishing and payments: only the
// caches, the invalidation log and the worker. `COPIES_SEED` repeats a run.

const ROUNDS = process.env.TEST_LENGTH === 'long' ? 24 : 8;
/** On a busy machine the test ends after this time, with fewer changes. */
const LONGEST_MS = 45_000;
const WAIT = { timeout: 30_000, interval: 20 };
const VISIT_MS = 5;
/** Visitors return to a page after this many others. */
const LATER = [1, 8, 40];

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const seed = Number(process.env.COPIES_SEED ?? Date.now() % 1_000_000);

describe.skipIf(!STORE_PROGRAM)(`three instances (COPIES_SEED=${seed})`, () => {
  let cluster: Awaited<ReturnType<typeof openCluster>>;
  const lots = random(seed);

  beforeAll(async () => {
    cluster = await openCluster(random(seed + 1));
    const file = path.join(cluster.folder, 'feed.csv');
    writeFileSync(file, csvOf(sampleRows(4, () => ({ Price: '10000' }))));
    await importFeed({ pool: cluster.pool, mapping: sampleMapping({}), file, accept: GUARDS });
  });
  afterAll(() => cluster.stop());

  const shownPrice = (port: number, address: string): Promise<number | null> =>
    fetch(`http://127.0.0.1:${port}/${address}`)
      .then(async (answer) => (answer.ok ? Number(await answer.text()) : null))
      .catch(() => null);

  const waitingCount = async () => (await cluster.pool.query('select from stock_outbox')).rowCount;

  const changePrice = (slug: string, price: number) =>
    cluster.pool.query(
      `with changed as (
         update cars set record = record || jsonb_build_object('price', $2::int) where slug = $1
         returning id, slug, dealership_id),
       waiting as (
         insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed)
       select pg_notify('stock_changed', '')`,
      [slug, price],
    );

  test('every change reaches every instance despite crashes, and stale pages never return', async () => {
    const { rows } = await cluster.pool.query<{ slug: string }>('select slug from cars order by slug');
    const slugs = rows.map(({ slug }) => slug);
    /** The last price known to all instances by slug; none may show an older one. */
    const leastPrices = new Map(slugs.map((slug) => [slug, 0]));
    const revivals: string[] = [];
    let isOver = false;
    const look = async (port: number, turn: number) => {
      const slug = slugs[turn % slugs.length] as string;
      const atLeast = leastPrices.get(slug) ?? 0;
      const price = await shownPrice(port, `${slug}/${turn}`);
      if (price !== null && price < atLeast)
        revivals.push(
          `${slug}/${turn} at ${price} after ${atLeast}, instance ${cluster.ports.indexOf(port)}`,
        );
    };
    /** Keeps pages rendering all the time: one overtaken by a change must not be cached. */
    const visit = async (port: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        await Promise.all([0, ...LATER].map((ago) => look(port, Math.max(0, turn - ago))));
        await delay(VISIT_MS);
      }
    };
    const visits = cluster.ports.map(visit);
    const history: string[] = [];
    const start = Date.now();
    try {
      for (let round = 1; round <= ROUNDS && Date.now() - start < LONGEST_MS; round += 1) {
        const [slug, price] = [lots.pick(slugs), 10_000 + round];
        const victim = lots.weighted<'instance' | 'store' | 'worker' | null>([
          [null, 3],
          ['instance', 4],
          ['store', 2],
          ['worker', 2],
        ]);
        history.push(`${round}: ${slug} at ${price}, kills ${victim ?? 'nobody'}`);
        const mortal = victim && lots.pick<RestartableProcess>(cluster.killable[victim]);
        const killing = mortal?.kill();
        if (lots.chance(0.5)) await killing;
        await changePrice(slug, price);
        await killing;
        await mortal?.start();
        // The worker has its answer, so no instance may show an older price from now on.
        await expect.poll(waitingCount, { ...WAIT, message: history.join('\n') }).toBe(0);
        leastPrices.set(slug, price);
        const prices = await Promise.all(cluster.ports.map((port) => shownPrice(port, slug)));
        expect(prices, history.join('\n')).toEqual(cluster.ports.map(() => price));
        expect(revivals, history.join('\n')).toEqual([]);
      }
    } finally {
      isOver = true;
      await Promise.all(visits);
    }
    expect(revivals, history.join('\n')).toEqual([]);
    expect(history.length).toBeGreaterThan(3);
  });
});
