import { announceBatch, indexRound } from '@forecourt/lib/inventory/stock/outbox.server';
import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { startTestStorefront } from './testing/storefront.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

function recordingSearch() {
  const batches: string[][] = [];
  const search = {
    batch: async ({ batchWriteParams }: { batchWriteParams: { requests: BatchRequest[] } }) => {
      batches.push(
        batchWriteParams.requests.map(({ body }) => String((body as { objectID: string }).objectID)),
      );
      return { taskID: batches.length };
    },
    waitForTask: async () => ({ status: 'published' }),
  } as unknown as Algoliasearch;
  return { search, batches };
}

/** Adds outbox rows for a dealership's vehicles, after those of earlier calls. */
const change = (dealership: string, count: number, from = 1) =>
  database.pool.query(
    `insert into stock_outbox (car_id, slug, dealership_id)
     select $1 || '-' || n, $1 || '-' || n, $1 from generate_series($2::int, $2::int + $3::int - 1) n`,
    [dealership, from, count],
  );

test('sends a price change in the next round, ahead of another dealer’s large feed', async () => {
  const { search, batches } = recordingSearch();
  await change('large', 8_000);
  await indexRound(database.pool, search, true);
  await change('small', 1);
  await indexRound(database.pool, search, true);
  expect(batches.map(({ length }) => length)).toEqual([2_000, 2_000]);
  expect(batches[1]).toContain('small-1');
  // The large feed continues where it stopped, in its own order.
  expect(batches[0]?.[0]).toBe('large-1');
  expect(batches[1]?.filter((id) => id.startsWith('large-'))[0]).toBe('large-2001');
});

test('shares a round among dealerships and sends every change once', async () => {
  const { search, batches } = recordingSearch();
  const dealerships = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const [index, dealership] of dealerships.entries()) await change(dealership, (index + 1) * 300);
  for (;;) {
    const round = await indexRound(database.pool, search, false);
    if (round === 'busy' || round.rows === 0) break;
  }
  for (const dealership of dealerships)
    expect(batches[0]?.filter((id) => id.startsWith(dealership)).length, dealership).toBeGreaterThanOrEqual(
      300,
    );
  const all = batches.flat();
  expect(all).toHaveLength(6_300);
  expect(new Set(all).size).toBe(6_300);
  expect(batches.length).toBeLessThanOrEqual(5);
});

test('notifies the storefront of a price change ahead of another dealer’s feed', async () => {
  const secret = 'a-secret-for-the-storefront';
  const storefront = await startTestStorefront(secret);
  try {
    await change('large', 1_200);
    await change('small', 1);
    await database.pool.query('update stock_outbox set indexed_at = now()');
    const listener = { url: storefront.url, secret };
    const changes: number[] = [];
    for (let rows = await announceBatch(database.pool, listener); rows > 0; ) {
      changes.push(rows);
      rows = await announceBatch(database.pool, listener);
    }
    expect(storefront.messages[0]?.map(({ id }) => id)).toContain('small-1');
    expect(changes).toEqual([500, 500, 201]);
    expect((await database.pool.query('select from stock_outbox')).rowCount).toBe(0);
  } finally {
    await storefront.stop();
  }
});
