import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { RecordWrites } from '@forecourt/lib/inventory/stock/search-writes.server';
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

async function importRows(rows: readonly SampleRow[]): Promise<void> {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  const { error } = await importFeed({ pool: database.pool, mapping: sampleMapping(), file });
  expect(error).toBe(null);
}
const IDS = ['sample-a1', 'sample-a2', 'sample-a3', 'sample-a4'];
/** Outbox rows of an earlier round; twice as many are read ahead. */
const ROUND = ['-1', '-2'];

test('sends prepared records without reading them again if nothing changed', async () => {
  await importRows(sampleRows(4));
  const records = new RecordWrites(database.pool);
  await records.readAhead(ROUND);
  const query = vi.spyOn(database.pool, 'query');
  const writes = await records.of(database.pool, IDS);
  // The charges are another table.
  expect(query.mock.calls.filter(([text]) => String(text).includes('from cars'))).toHaveLength(1);
  query.mockRestore();
  expect(writes.map(({ action, body }) => [action, body.objectID])).toEqual(
    IDS.map((id) => ['updateObject', id]),
  );
  expect(writes).toEqual(await new RecordWrites(database.pool).of(database.pool, IDS));
});

test('sends the current state of a vehicle that changed meanwhile', async () => {
  await importRows(sampleRows(4));
  const records = new RecordWrites(database.pool);
  await records.readAhead(ROUND);
  await importRows(sampleRows(3, (index) => (index === 0 ? { Price: '49990' } : {})));
  await database.pool.query(
    `update cars set record = record || '{"show_on_dealer_website": false}' where id = 'sample-a2'`,
  );
  const writes = await records.of(database.pool, IDS);
  expect(writes).toMatchObject([
    { action: 'updateObject', body: { objectID: 'sample-a1', price: 49_990 } },
    { action: 'deleteObject', body: { objectID: 'sample-a2' } },
    { action: 'updateObject', body: { objectID: 'sample-a3', price: 54_990 } },
    { action: 'deleteObject', body: { objectID: 'sample-a4' } },
  ]);
  expect(writes).toEqual(await new RecordWrites(database.pool).of(database.pool, IDS));
});
