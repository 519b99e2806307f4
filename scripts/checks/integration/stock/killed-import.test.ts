import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { recordKilledImports } from '@forecourt/lib/inventory/stock/importing/import-starts.server';
import { listFeeds, listRuns, readRun } from '@forecourt/lib/inventory/stock/runs/read.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROCESS = path.join(import.meta.dirname, 'testing/import-process.ts');
/** Two full batches and part of a third. */
const COUNT = 1_300;
const KILLED = 'The import was stopped before it finished. Nothing was changed.';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate begun_imports');
  await importRows('54990');
});

function fileOf(price: string): string {
  const file = path.join(database.folder, `feed-${price}.csv`);
  writeFileSync(file, csvOf(sampleRows(COUNT, () => ({ Price: price }))));
  return file;
}
const importRows = (price: string) =>
  importFeed({ pool: database.pool, mapping: sampleMapping(), file: fileOf(price) });
const rowsOf = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];
const cars = () => rowsOf('select id, record, content_hash, updated_at from cars order by id');
const runs = async () => (await listRuns(database.pool, 'sample', { before: null, limit: 10 })).runs;

/** Starts an import in a separate process and kills it while it waits to write its second batch. */
async function killInSecondBatch(): Promise<void> {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query("select from cars where stocknum = 'A700' for update");
    const child = spawn(process.execPath, [PROCESS, database.databaseUrl, fileOf('51990')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect
      .poll(
        async () =>
          (
            await rowsOf(
              "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).length,
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await recordKilledImports(database.pool);
    expect(await runs()).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  // The database notices the closed connection when it next sends something.
  await expect
    .poll(async () => (await rowsOf("select from pg_locks where locktype = 'advisory'")).length, {
      timeout: 30_000,
    })
    .toBe(0);
}

test('a killed import changes nothing, and the next one records it and succeeds', async () => {
  const before = await cars();
  const outbox = await rowsOf('select id from stock_outbox order by id');
  await killInSecondBatch();
  expect(await cars()).toEqual(before);
  expect(await rowsOf('select id from stock_outbox order by id')).toEqual(outbox);

  expect(await importRows('51990')).toMatchObject({ outcome: 'imported', changes: { changed: COUNT } });
  const [last, killed, first] = await runs();
  expect([last, killed, first]).toMatchObject([
    { outcome: 'imported', counts: { changed: COUNT } },
    { outcome: 'failed', file: 'feed-51990.csv', counts: { read: 0, changed: 0 } },
    { outcome: 'imported', counts: { added: COUNT } },
  ]);
  expect(await readRun(database.pool, killed?.id ?? 0)).toMatchObject({
    run: { error: KILLED },
    canBeUndone: false,
  });
  expect(await readRun(database.pool, last?.id ?? 0)).toMatchObject({ canBeUndone: true });
  expect(await rowsOf('select from begun_imports')).toEqual([]);
});

test('a worker records a killed import once, and the feed shows it as failed', async () => {
  await killInSecondBatch();
  await Promise.all([recordKilledImports(database.pool), recordKilledImports(database.pool)]);
  expect(await runs()).toMatchObject([{ outcome: 'failed' }, { outcome: 'imported' }]);
  expect(await listFeeds(database.pool, new Date())).toMatchObject([{ feed: 'sample', state: 'failed' }]);
});
