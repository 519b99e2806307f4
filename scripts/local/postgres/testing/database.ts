import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPool } from '@forecourt/lib/database/client.server';
import { migrate } from '@forecourt/lib/database/migrate.server';
import type pg from 'pg';
import { freePort } from '../port.ts';
import { start } from '../service.ts';

/** A real, empty, migrated database for one test file, on a free port. */
export interface TestDatabase {
  pool: pg.Pool;
  databaseUrl: string;
  /** A folder for the test's files. */
  folder: string;
  /** Empties all stock tables. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of the test's own on a free port and applies all migrations. `stop` ends it
 * and deletes its folder.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-stock-'));
  const service = await start({ port: await freePort(), dataDir: path.join(folder, 'postgres') });
  await migrate(service.databaseUrl);
  const pool = openPool(service.databaseUrl);
  return {
    pool,
    databaseUrl: service.databaseUrl,
    folder,
    clear: async () => {
      await pool.query(
        'truncate cars, feeds, feed_runs, feed_sources, undo_cars, stock_outbox restart identity cascade',
      );
    },
    stop: async () => {
      await pool.end();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
