import { openPool } from '@forecourt/lib/platform/database/client.server';
import { MissingMigrationError, requireMigrated } from '@forecourt/lib/platform/database/migrated.server';
import type pg from 'pg';
import { Advice } from './terminal/steps.mjs';

/**
 * Opens the database of a command. The command must close it.
 * @throws Advice if the database lacks a migration of this version; the database's error if it does not
 * respond
 */
export async function openDatabase(databaseUrl: string): Promise<pg.Pool> {
  const pool = openPool(databaseUrl);
  try {
    await requireMigrated(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw error instanceof MissingMigrationError ? new Advice(error.message) : error;
  }
}
