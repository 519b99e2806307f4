import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Guard } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { undoRun } from '@forecourt/lib/inventory/stock/runs/undo.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, type SampleRow, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** More than one batch, so that most rows are written before the file ends. */
const COUNT = 1_300;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await importRows(sampleRows(COUNT));
  await database.pool.query('delete from stock_outbox');
});

function importRows(rows: readonly SampleRow[], options: { accept?: Guard[] } = {}) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  return importFeed({ pool: database.pool, mapping: sampleMapping(), file, ...options });
}
const cheaper = (count: number) => sampleRows(count, () => ({ Price: '51990' }));

async function written() {
  const all = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];
  return {
    cars: await all(
      'select id, slug, record, content_hash, created_at, updated_at, retired_at from cars order by id',
    ),
    undo: await all('select car_id, record from undo_cars order by car_id'),
    prices: await all('select car_id, price, was from price_changes order by car_id, id'),
    outbox: await all('select car_id from stock_outbox order by car_id'),
  };
}

test('discards a feed that a guard rejects at its end', async () => {
  const before = await written();
  const report = await importRows(cheaper(800));
  expect(report).toMatchObject({ outcome: 'refused', changes: { added: 0, changed: 0, retired: 0 } });
  expect(report.guards).toMatchObject([{ guard: 'retiring', count: COUNT - 800 }]);
  expect(await written()).toEqual(before);
  expect(await importRows(cheaper(800), { accept: ['retiring'] })).toMatchObject({
    outcome: 'imported',
    changes: { added: 0, changed: 800, unchanged: 0, retired: COUNT - 800 },
  });
});

test('writes nothing but a run record if the connection is lost', async () => {
  const before = await written();
  const holder = await database.pool.connect();
  await holder.query('begin');
  // Blocks the import at this vehicle of its second batch.
  await holder.query("select from cars where id = 'sample-a700' for update");
  const importing = importRows(cheaper(COUNT));
  const ending = expect(importing).rejects.toThrow();
  const cut = async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(cut, { timeout: 30_000 }).toBe(1);
  await ending;
  await holder.query('rollback');
  holder.release();
  expect(await written()).toEqual(before);
  const { rows } = await database.pool.query('select outcome from feed_runs order by id desc limit 1');
  expect(rows).toEqual([{ outcome: 'failed' }]);
});

test('replaces an earlier row with a better one at the end', async () => {
  const before = await written();
  const poor = { Price: '52990', Comments: '', Colour: '', Badge: 'SR' };
  const rows = cheaper(COUNT).map((row, index) => (index < 3 ? { ...row, ...poor } : row));
  // The first is better and has other values, the second is better with its previous values, the third is not
  // better.
  const [first, second, third] = sampleRows(3);
  const report = await importRows([
    ...rows,
    { ...first, Price: '50990' },
    { ...second },
    { ...third, ...poor, Badge: '' },
  ]);
  expect(report).toMatchObject({
    outcome: 'imported',
    rows: { read: COUNT + 3, taken: COUNT, repeated: 3 },
    changes: { added: 0, changed: COUNT - 1, unchanged: 1, retired: 0 },
  });
  const after = await written();
  const priceOf = (id: string) =>
    (after.cars.find((car) => car.id === id)?.record as { price: number } | undefined)?.price;
  expect(['sample-a1', 'sample-a2', 'sample-a3', 'sample-a4'].map(priceOf)).toEqual([
    50_990, 54_990, 52_990, 51_990,
  ]);
  const pricesOf = (id: string) =>
    after.prices.filter(({ car_id }) => car_id === id).map(({ price }) => price);
  expect(['sample-a1', 'sample-a2', 'sample-a3'].map(pricesOf)).toEqual([
    [54_990, 50_990],
    [54_990],
    [54_990, 52_990],
  ]);
  expect(after.outbox.length).toBe(COUNT - 1);
  expect(after.undo.length).toBe(COUNT - 1);

  const { rows: runs } = await database.pool.query('select max(id)::int as id from feed_runs');
  expect(await undoRun(database.pool, { runId: runs[0].id, by: 'somebody' })).toEqual({ outcome: 'undone' });
  const facts = (cars: Record<string, unknown>[]) =>
    cars.map(({ record, ...car }) => ({
      ...car,
      updated_at: null,
      record: { ...(record as object), updated_at: '' },
    }));
  expect(facts((await written()).cars)).toEqual(facts(before.cars));
});
