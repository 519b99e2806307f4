import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { undoRun } from '@forecourt/lib/inventory/stock/runs/undo.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, type SampleRow, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const place = (id: string, dealership?: { id: string; slug: string; name: string }) => ({
  id,
  slug: id,
  name: id,
  city: id,
  state: 'QLD',
  lat: null,
  lng: null,
  ...(dealership ? { dealership } : {}),
});
const MAPPING = sampleMapping({
  locations: {
    ALB: place('albion'),
    CAB: place('caboolture', { id: 'second', slug: 'second', name: 'Second' }),
  },
});

function importRows(rows: readonly SampleRow[], now?: Date) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  return importFeed({ pool: database.pool, mapping: MAPPING, file, ...(now ? { now } : {}) });
}
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const lastRun = async () => Number((await sql('select max(id) as id from feed_runs'))[0].id);
const undo = (runId: number) => undoRun(database.pool, { runId, by: 'p-kim' });

const stock = async () =>
  (await sql('select * from cars order by id')).map(({ updated_at: _at, record, ...vehicle }) => ({
    ...vehicle,
    record: { ...record, updated_at: null },
  }));
const outbox = async () =>
  (await sql('select distinct car_id, dealership_id from stock_outbox order by 1, 2')).map(
    ({ car_id, dealership_id }) => [car_id, dealership_id],
  );

test('restores changed, moved and retired vehicles and retires added ones', async () => {
  await importRows(sampleRows(10));
  const before = await stock();
  await importRows(
    sampleRows(11, (index) => (index === 0 ? { Price: '59990' } : index === 1 ? { Yard: 'CAB' } : {})).filter(
      (_, index) => index !== 2,
    ),
  );
  const runId = await lastRun();
  expect(await stock()).not.toEqual(before);
  await sql('delete from stock_outbox');

  expect(await undo(runId)).toEqual({ outcome: 'undone' });
  const after = await stock();
  expect(after.filter(({ id }) => id !== 'sample-a11')).toEqual(before);
  expect(after.find(({ id }) => id === 'sample-a11')).toMatchObject({
    show_on_dealer_website: false,
    retired_at: expect.any(Date),
    record: { show_on_dealer_website: false },
  });
  expect(await outbox()).toEqual([
    ['sample-a1', 'sample-dealer'],
    ['sample-a11', 'sample-dealer'],
    ['sample-a2', 'sample-dealer'],
    ['sample-a2', 'second'],
    ['sample-a3', 'sample-dealer'],
  ]);
  expect(
    await sql('select price, was from price_changes where car_id = $1 order by id', ['sample-a1']),
  ).toEqual([
    { price: 54_990, was: null },
    { price: 59_990, was: 54_990 },
    { price: 54_990, was: 59_990 },
  ]);
  expect(
    await sql(
      `select outcome, undoes::int, undone_by, added, changed, unchanged, retired, file_name
       from feed_runs order by id desc limit 1`,
    ),
  ).toEqual([
    {
      outcome: 'undo',
      undoes: runId,
      undone_by: 'p-kim',
      added: 0,
      changed: 3,
      unchanged: 7,
      retired: 1,
      file_name: 'feed.csv',
    },
  ]);

  expect((await importRows(sampleRows(11))).changes).toEqual({
    added: 0,
    changed: 1,
    unchanged: 10,
    retired: 0,
  });
});

test('removes a vehicle that the run had restored', async () => {
  await importRows(sampleRows(10));
  await importRows(sampleRows(9));
  const before = await stock();
  await importRows(sampleRows(10));
  expect(await undo(await lastRun())).toEqual({ outcome: 'undone' });
  expect(await stock()).toEqual(before);
});

test('undoes a run once for two simultaneous requests', async () => {
  await importRows(sampleRows(10));
  const runId = await lastRun();
  const outcomes = (await Promise.all([undo(runId), undo(runId), undo(runId)])).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['undone', 'undone_before', 'undone_before']);
  expect(await sql(`select count(*)::int as runs from feed_runs where outcome = 'undo'`)).toEqual([
    { runs: 1 },
  ]);
});

test('undoes only the last run that changed something', async () => {
  await importRows(sampleRows(10));
  const first = await lastRun();
  await importRows(sampleRows(10, (index) => (index === 0 ? { Price: '59990' } : {})));
  const second = await lastRun();
  await importRows(sampleRows(10, (index) => (index === 0 ? { Price: '59990' } : {})));
  const unchangedRun = await lastRun();
  // Refused, because half the stock is missing.
  await importRows(sampleRows(5));
  const refusedRun = await lastRun();
  const before = await stock();
  expect(await undo(first)).toEqual({ outcome: 'refused', reason: 'later' });
  for (const run of [unchangedRun, refusedRun])
    expect(await undo(run)).toEqual({ outcome: 'refused', reason: 'not_kept' });
  expect(await undo(999)).toEqual({ outcome: 'refused', reason: 'no_run' });
  expect(await stock()).toEqual(before);

  expect(await undo(second)).toEqual({ outcome: 'undone' });
  expect((await stock())[0]?.record.price).toBe(54_990);
  // The details of the run before are deleted.
  expect(await undo(first)).toEqual({ outcome: 'refused', reason: 'later' });
  expect(await undo(await lastRun())).toEqual({ outcome: 'refused', reason: 'not_kept' });
});

test('cannot undo during an import or once details are deleted', async () => {
  await importRows(sampleRows(10));
  const runId = await lastRun();
  const importing = await database.pool.connect();
  await importing.query('begin');
  await importing.query(`select from feeds where id = 'sample' for update`);
  expect(await undo(runId)).toEqual({ outcome: 'refused', reason: 'busy' });
  await importing.query('rollback');
  importing.release();
  await sql(`delete from undo_cars where car_id = 'sample-a1'`);
  expect(await undo(runId)).toEqual({ outcome: 'refused', reason: 'not_kept' });
});

test('excludes the run from what is usual', async () => {
  await importRows(sampleRows(20));
  expect((await importRows(sampleRows(16))).changes.retired).toBe(4);
  await undo(await lastRun());
  // Losing twice the 4 of 20 would be usual if that run counted.
  expect((await importRows(sampleRows(13))).outcome).toBe('refused');
});

test('leaves other feeds unchanged', async () => {
  await importRows(sampleRows(3));
  const file = path.join(database.folder, 'other.csv');
  writeFileSync(file, csvOf(sampleRows(2)));
  const dealership = { id: 'other-dealer', slug: 'other-dealer', name: 'Other Dealer' };
  await importFeed({ pool: database.pool, mapping: sampleMapping({ feed: 'other', dealership }), file });
  const otherRun = await lastRun();
  await undo(otherRun);
  expect(
    await sql(`select count(*)::int as listed from cars where feed_id = 'sample' and retired_at is null`),
  ).toEqual([{ listed: 3 }]);
  expect(await undo(otherRun - 1)).toEqual({ outcome: 'undone' });
});
