import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Advisory lock id. Must differ from our other locks. */
const MIGRATION_LOCK = 7_340_020;

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/**
 * Migrates a database to this version's schema.
 * Idempotent, and safe to run in several processes at once.
 * @param folder migrations of another version
 * @throws the database's error if it is unreachable or a migration fails, which is rolled back
 */
export async function migrate(databaseUrl: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Keeps "already exists, skipping" out of the log.
    await client.query("set client_min_messages to 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
