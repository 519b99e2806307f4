import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backup } from '@forecourt/lib/operations/backup/backup.server';
import { drill } from '@forecourt/lib/operations/backup/drill.server';
import { runDrill } from '@forecourt/lib/operations/backup/run-drill.server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { fill } from './testing/backups.ts';

let database: TestDatabase;
let file: string;
/** An empty database whose role may only create databases, as operations.md requires. */
let drillUrl: string;
const ROLE = `drill_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  database = await startTestDatabase();
  await fill(database);
  file = path.join(database.folder, 'drill.backup');
  await backup(database.databaseUrl, file);
  await database.pool.query(`create role ${ROLE} login createdb password 'drill'`);
  await database.pool.query(`create database ${ROLE} owner ${ROLE}`);
  const url = new URL(database.databaseUrl);
  Object.assign(url, { username: ROLE, password: 'drill', pathname: `/${ROLE}` });
  drillUrl = url.href;
});
afterAll(async () => {
  await database.pool.query(`drop database ${ROLE}`);
  await database.pool.query(`drop role ${ROLE}`);
  await database.stop();
});
beforeEach(() => database.pool.query('truncate backup_runs'));

const drillDatabases = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select datname as name from pg_database
     where datname like 'forecourt_drill_%' and pg_get_userbyid(datdba) = $1 order by 1`,
    [ROLE],
  );
  return rows.map(({ name }) => name);
};
const recorded = async () => {
  const { rows } = await database.pool.query(
    'select kind, name, seconds > 0 as timed, problem from backup_runs',
  );
  return rows;
};
const changed = (from: string, to: string) => {
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toContain(from);
  const other = path.join(database.folder, 'changed.backup');
  writeFileSync(other, gzipSync(text.replace(from, to)));
  return other;
};
const plan = (from: string) => ({
  databaseUrl: database.databaseUrl,
  drillUrl,
  from,
  bucket: null,
  identities: [],
});

test('restores a backup, finds no difference and drops its database', async () => {
  const result = await drill(drillUrl, { file, identities: [] });
  expect(result).toMatchObject({ differences: [], takenAt: expect.any(Date) });
  expect(result.rows).toBeGreaterThan(3);
  expect(await drillDatabases()).toEqual([]);
});

test('finds a changed row and names its table', async () => {
  const source = { file: changed('"Kim"', '"Tim"'), identities: [] };
  expect((await drill(drillUrl, source)).differences).toEqual(['leads has different rows']);
});

test('refuses a database with rows and does not change it', async () => {
  await expect(drill(database.databaseUrl, { file, identities: [] })).rejects.toThrow(
    'BACKUP_DRILL_DATABASE_URL has rows',
  );
  expect((await database.pool.query('select from leads')).rowCount).toBe(1);
});

test('drops the database of a drill killed days ago, but not of a running one', async () => {
  const underWay = `forecourt_drill_${Math.floor(Date.now() / 1_000)}_0000aaaa`;
  for (const name of ['forecourt_drill_1700000000_0000aaaa', underWay])
    await database.pool.query(`create database ${name} owner ${ROLE}`);
  await drill(drillUrl, { file, identities: [] });
  expect(await drillDatabases()).toEqual([underWay]);
  await database.pool.query(`drop database ${underWay}`);
});

test('records a successful drill with its recovery time', async () => {
  const report = await runDrill(plan(file));
  expect(report.recoverySeconds).toBeGreaterThan(0);
  expect(await recorded()).toEqual([{ kind: 'drill', name: 'drill.backup', timed: true, problem: null }]);
});

test('records a drill that found a difference', async () => {
  await runDrill(plan(changed('"Kim"', '"Tim"')));
  expect(await recorded()).toMatchObject([{ problem: 'leads has different rows' }]);
});

test('records a failed restore and drops its database', async () => {
  const older = changed('"migration":"', '"migration":"0001_');
  await expect(runDrill(plan(older))).rejects.toThrow('Restore it with that version');
  expect(await recorded()).toMatchObject([
    { name: 'changed.backup', problem: expect.stringContaining('Restore it with that version') },
  ]);
  expect(await drillDatabases()).toEqual([]);
});
