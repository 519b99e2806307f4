import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startWorker } from '@forecourt/lib/operations/worker/start.server';
import { MIGRATIONS_FOLDER, migrate } from '@forecourt/lib/platform/database/migrate.server';
import {
  MissingMigrationError,
  newestMigration,
  requireMigrated,
} from '@forecourt/lib/platform/database/migrated.server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const NEWEST = newestMigration().tag;
const COMMANDS = path.join(import.meta.dirname, '../../../commands');

let database: TestDatabase;

beforeEach(async () => {
  database = await startTestDatabase();
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const folder = path.join(database.folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  journal.entries = journal.entries.filter(({ tag }) => tag !== NEWEST);
  writeFileSync(journalFile, JSON.stringify(journal));
  await migrate(database.databaseUrl, folder);
});
afterEach(() => database.stop());

const jobQueue = async () =>
  (await database.pool.query("select from pg_namespace where nspname = 'pgboss'")).rowCount;

test('an older schema is recognised by its missing migration until that has run', async () => {
  await expect(requireMigrated(database.pool)).rejects.toBeInstanceOf(MissingMigrationError);
  await expect(requireMigrated(database.pool)).rejects.toThrow(`is missing the migration ${NEWEST}`);
  await migrate(database.databaseUrl);
  await requireMigrated(database.pool);
});

test.each([['jobs-dead', '--retry', 'mail-1'], ['feeds-run', 'albion'], ['stock-reindex']])(
  'the command %s refuses an older schema with a message',
  async (name, ...args) => {
    const command = spawn(process.execPath, [path.join(COMMANDS, `${name}.ts`), ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.databaseUrl,
        SANITY_PROJECT_ID: 'project',
        ALGOLIA_APP_ID: 'app',
        ALGOLIA_ADMIN_KEY: 'key',
        ALGOLIA_HOST: 'http://127.0.0.1:1',
      },
    });
    const words: Buffer[] = [];
    command.stderr.on('data', (bytes: Buffer) => words.push(bytes));
    expect(await once(command, 'close')).toEqual([1, null]);
    expect(Buffer.concat(words).toString()).toContain(
      `\nThe database is missing the migration ${NEWEST}. Run pnpm db:migrate.\n`,
    );
  },
);

test('a worker migrates an older schema before it starts its jobs', async () => {
  const worker = await startWorker({ DATABASE_URL: database.databaseUrl }, { only: ['retention'] });
  try {
    await requireMigrated(database.pool);
    expect(await jobQueue()).toBe(1);
  } finally {
    await worker.stop();
  }
});

test('a worker that may not migrate starts nothing on an older schema', async () => {
  const role = `worker_${crypto.randomUUID().replaceAll('-', '')}`;
  await database.pool.query(`create role ${role} login password 'secret'`);
  try {
    const url = new URL(database.databaseUrl);
    [url.username, url.password] = [role, 'secret'];
    await expect(startWorker({ DATABASE_URL: url.href }, { only: ['retention'] })).rejects.toThrow(
      /^No part was started because the database could not be migrated: permission denied/,
    );
    expect(await jobQueue()).toBe(0);
    await expect(requireMigrated(database.pool)).rejects.toBeInstanceOf(MissingMigrationError);
  } finally {
    await database.pool.query(`drop role ${role}`);
  }
});
