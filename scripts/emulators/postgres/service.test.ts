import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './port.ts';
import { start } from './service.ts';

const PORT = await freePort();
// mkdtemp makes the folder private to its owner; a database run by another user must be able to traverse it.
const root = mkdtempSync(path.join(tmpdir(), 'forecourt-postgres-'));
const dataDir = path.join(root, 'postgres');
const lockFile = path.join(dataDir, 'cluster', 'postmaster.pid');

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => chmodSync(root, 0o700));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('starts on an empty folder, migrates twice and keeps its data over a restart', async () => {
  const first = await start({ port: PORT, dataDir });
  expect(await first.health()).toEqual({ ok: true, detail: expect.stringMatching(/^PostgreSQL 18/) });
  await Promise.all([migrate(first.databaseUrl), migrate(first.databaseUrl)]);
  await query(first.databaseUrl, "insert into feeds (id) values ('kept')");
  await first.stop();
  expect((await first.health()).ok).toBe(false);

  const second = await start({ port: PORT, dataDir });
  expect(await query(second.databaseUrl, 'select id from feeds')).toEqual([{ id: 'kept' }]);
  await second.stop();
}, 60_000);

test('ignores a lock file of a dead process whose id is reused', async () => {
  const before = await start({ port: PORT, dataDir });
  await before.stop();
  writeFileSync(lockFile, `${process.pid}\n${dataDir}/cluster\n`);
  const service = await start({ port: PORT, dataDir });
  expect((await service.health()).ok).toBe(true);
  await service.stop();
}, 60_000);

test('refuses to start while another process owns the data', async () => {
  const owner = await startInOtherProcess();
  await expect(start({ port: PORT, dataDir })).rejects.toThrow(`is in use by process ${owner.pid}`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const service = await start({ port: PORT, dataDir });
  expect(await query(service.databaseUrl, 'select id from feeds')).toEqual([{ id: 'kept' }]);
  await service.stop();
}, 60_000);

test('stops a server left running by a killed owner first', async () => {
  const before = await start({ port: PORT, dataDir });
  const orphan = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  rmSync(path.join(dataDir, 'owner.pid'));
  const service = await start({ port: PORT, dataDir });
  expect(Number.parseInt(readFileSync(lockFile, 'utf8'), 10)).not.toBe(orphan);
  await before.stop();
  await service.stop();
}, 60_000);

test('loses nothing committed when the server is killed', async () => {
  const before = await start({ port: PORT, dataDir });
  await query(before.databaseUrl, "insert into feeds (id) values ('promised')");
  process.kill(Number.parseInt(readFileSync(lockFile, 'utf8'), 10), 'SIGKILL');
  await before.stop();
  expect(existsSync(lockFile)).toBe(true);
  const service = await start({ port: PORT, dataDir });
  expect(await query(service.databaseUrl, 'select id from feeds order by id')).toEqual([
    { id: 'kept' },
    { id: 'promised' },
  ]);
  await service.stop();
}, 60_000);

test('reports a port in use with the system’s error code', async () => {
  const other = createServer().listen(PORT, 'localhost');
  await once(other, 'listening');
  await expect(start({ port: PORT, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE', port: PORT });
  other.close();
});

test('explains what to do with data of another version', async () => {
  const versionFile = path.join(dataDir, 'cluster', 'PG_VERSION');
  const version = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '17\n');
  await expect(start({ port: PORT, dataDir })).rejects.toThrow('was made by PostgreSQL 17');
  writeFileSync(versionFile, version);
});

/** Runs the emulator in a separate process, which the test kills. */
async function startInOtherProcess(): Promise<ChildProcess> {
  const file = path.join(root, 'owner.mjs');
  const service = path.join(import.meta.dirname, 'service.ts');
  writeFileSync(
    file,
    `const { start } = await import(${JSON.stringify(service)});
     await start(${JSON.stringify({ port: PORT, dataDir })});
     process.send('ready');
     setInterval(() => {}, 1000);`,
  );
  const child = fork(file);
  await once(child, 'message');
  return child;
}
