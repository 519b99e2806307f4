import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { readListedVehicles } from '@forecourt/lib/operations/back-office/listed-vehicles.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, SAMPLE_COLUMNS, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const VINS = ['MR0HA3CD100123451', 'MR0HA3CD100123452'];

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  const file = path.join(database.folder, 'stock.csv');
  await writeFile(
    file,
    csvOf(sampleRows(3, (car) => ({ Comments: VINS[car] ?? '', Colour: car === 2 ? 'ABC123' : '' }))),
  );
  const columns = { ...SAMPLE_COLUMNS, Comments: 'vin', Colour: 'regplate' } as const;
  await importFeed({ pool: database.pool, mapping: sampleMapping({ columns }), file });
});
afterAll(() => database.stop());

const call = (body: unknown, mayManageFeeds = true): Call => ({
  request: new Request('https://sample.example/', { method: 'POST', body: JSON.stringify(body) }),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    sites: [],
    mayManageFeeds,
    mayCreateSites: mayManageFeeds,
    grants: [],
  },
  office: { pool: database.pool, report: () => {} } as unknown as BackOffice,
});

test('counts the cars of a file that each feed lists', async () => {
  const response = await readListedVehicles(call({ vins: [...VINS, 'X'], plates: ['ABC123', 'ZZZ999'] }));
  expect(await response.json()).toEqual({ feeds: [{ feed: 'sample', count: 3 }] });
  const none = await readListedVehicles(call({ vins: ['X'], plates: [] }));
  expect(await none.json()).toEqual({ feeds: [] });
});

test('does not count retired cars', async () => {
  await database.pool.query(`update cars set retired_at = now() where stocknum = 'A1'`);
  const response = await readListedVehicles(call({ vins: VINS, plates: [] }));
  expect(await response.json()).toEqual({ feeds: [{ feed: 'sample', count: 1 }] });
});

test('refuses malformed requests and users without the right', async () => {
  await expect(readListedVehicles(call({ vins: 'all' }))).rejects.toMatchObject({ code: 'bad_input' });
  await expect(readListedVehicles(call({ vins: [], plates: [] }, false))).rejects.toMatchObject({
    code: 'no_rights',
  });
});
