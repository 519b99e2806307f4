import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { csvOf, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const COMMANDS = path.resolve(import.meta.dirname, '../../../commands');

let database: TestDatabase;
let search: Awaited<ReturnType<typeof startSearch>>;
beforeAll(async () => {
  database = await startTestDatabase();
  search = await startSearch({
    port: 0,
    dataDir: path.join(database.folder, 'search'),
    appId: 'forecourt',
    adminKey: 'admin-key-of-the-test',
    searchKey: 'search-key-of-the-test',
    allowedOrigins: [],
  });
  writeFileSync(
    file('mapping.json'),
    JSON.stringify({
      feed: 'command',
      dealership: { id: 'd', slug: 'd', name: 'D' },
      defaults: { status: 'in_stock' },
      columns: {
        'Stock No': 'stocknum',
        Type: 'car_type',
        Year: 'year',
        Make: 'make',
        Model: 'model',
        Price: 'price',
      },
    }),
  );
});
afterAll(async () => {
  await search.stop();
  await database.stop();
});

const file = (name: string) => path.join(database.folder, name);

async function runCommand(script: string, args: string[] = []) {
  const env = {
    ...process.env,
    DATABASE_URL: database.databaseUrl,
    SANITY_PROJECT_ID: 'unused',
    ALGOLIA_APP_ID: 'forecourt',
    ALGOLIA_ADMIN_KEY: 'admin-key-of-the-test',
    ALGOLIA_HOST: search.url,
    STOREFRONT_URL: '',
    STOCK_WEBHOOK_SECRET: '',
  };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [path.join(COMMANDS, script), ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
    });
  });
}
const runImport = (feed: string, ...options: string[]) =>
  runCommand('stock-import.ts', ['--mapping', file('mapping.json'), feed, ...options]);

test('configures, imports and reports in text and JSON', async () => {
  expect(await runCommand('search-configure.ts')).toMatchObject({ code: 0 });
  const columns = ['Stock No', 'Type', 'Year', 'Make', 'Model', 'Price'];
  writeFileSync(
    file('feed.csv'),
    csvOf(
      sampleRows(4, (index) => (index === 2 ? { Year: 'x' } : {})),
      columns,
    ),
  );
  const first = await runImport(file('feed.csv'), '--json', file('report.json'));
  expect(first.code).toBe(0);
  // On standard error, so that it never mixes with the report.
  expect(first.err).toMatch(/^Database: test_\w+ at localhost:\d+\n$/);
  expect(first.out).toContain('Line  Stock number  Field  Value  Reason');
  expect(first.out).toContain('4     A3            year   x      is not a number');
  expect(first.out).toContain('4 rows: 3 accepted (0 of them corrected), 1 rejected.');
  expect(first.out).toContain('3 added, 0 changed, 0 unchanged, 0 retired.');
  expect(first.out).toContain('Search is up to date');
  expect(JSON.parse(readFileSync(file('report.json'), 'utf8'))).toMatchObject({
    outcome: 'imported',
    rejected: [{ line: 4, stocknum: 'A3', field: 'year', value: 'x', reason: 'is not a number' }],
  });
  expect(await search.health()).toMatchObject({ detail: expect.stringContaining('3 records') });

  const second = await runImport(file('feed.csv'));
  expect(second.out).toContain('Nothing has changed: all 3 vehicles are as this file says.');
  expect((await runCommand('stock-reindex.ts')).code).toBe(0);
});

test('exits with an error and the reason for a rejected feed', async () => {
  writeFileSync(file('cut.csv'), 'Stock No,Type,Year,Make,Model,Price\nA1,Used,2021,Kia');
  const refusal = await runImport(file('cut.csv'), '--json', file('cut.json'));
  expect(refusal).toMatchObject({ code: 1, out: expect.stringContaining('The file was cut off') });
  expect(JSON.parse(readFileSync(file('cut.json'), 'utf8'))).toMatchObject({ outcome: 'refused' });
});

test('explains in one sentence what cannot be done', async () => {
  writeFileSync(file('small.csv'), csvOf(sampleRows(1)));
  expect(await runImport(file('absent.csv'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no file'),
  });
  expect(await runCommand('stock-import.ts')).toMatchObject({
    code: 1,
    err: expect.stringContaining('pnpm stock:import --mapping'),
  });
  expect(await runImport(file('small.csv'), '--furce')).toMatchObject({
    code: 1,
    err: expect.stringContaining("'--furce'"),
  });
  expect(await runImport(file('small.csv'), '--accept', 'retiring,everything')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/"everything" names no guard[\s\S]*price-moved {2}/),
  });
  const failure = await runCommand('stock-import.ts', ['--mapping', file('nothing.ts'), file('small.csv')]);
  expect(failure).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
});
