import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import pg from 'pg';
import { freePort } from '../port.ts';
import { start } from '../service.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OBJECT_IN_USE = '55006';

/** Environment variable with the address of the migrated template on the test run's shared server. */
export const SHARED_SERVER = 'FORECOURT_TEST_DATABASE_TEMPLATE';

/** An empty, migrated PostgreSQL database for one test file. */
export interface TestDatabase {
  pool: pg.Pool;
  databaseUrl: string;
  folder: string;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates an empty, migrated database: a clone of the shared server's template in a test run, otherwise on a
 * separate server (benches). `stop` drops it and deletes its folder.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-stock-'));
  const template = process.env[SHARED_SERVER];
  const { databaseUrl, remove } = template ? await cloneOf(template) : await ownServer(folder);
  const pool = openPool(databaseUrl);
  return {
    pool,
    databaseUrl,
    folder,
    clear: async () => {
      await pool.query(
        'truncate cars, feeds, feed_runs, feed_sources, undo_cars, stock_outbox restart identity cascade',
      );
    },
    stop: async () => {
      await pool.end();
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Created {
  databaseUrl: string;
  remove: () => Promise<void>;
}

async function cloneOf(template: string): Promise<Created> {
  const url = new URL(template);
  const original = url.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template, `create database ${name} template ${original}`);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, remove: () => drop(template, name) };
}

/**
 * Drops a database. The server waits five seconds for connections that are closing: those of a pool do after its end,
 * and would raise an error outside of any test if they were cut. Those of processes that a test left running are cut.
 */
async function drop(template: string, name: string): Promise<void> {
  try {
    await onServer(template, `drop database if exists ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)) throw error;
    await onServer(template, `drop database if exists ${name} with (force)`);
  }
}

/** Runs one statement from the maintenance database, because a template with connections cannot be cloned. */
async function onServer(template: string, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function ownServer(folder: string): Promise<Created> {
  const service = await start({ port: await freePort(), dataDir: path.join(folder, 'postgres') });
  await migrate(service.databaseUrl);
  return { databaseUrl: service.databaseUrl, remove: () => service.stop() };
}
