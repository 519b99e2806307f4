import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const MIGRATION_LOCK = 7_340_020;

/** The migrations of this version. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/**
 * Brings a database to the schema of this version; applied migrations are left alone, so it may run at
 * every start and in several processes at once (they wait for each other).
 * @param folder migrations of another version
 * @throws the database's error when it cannot be reached or a migration fails, which is then rolled back
 */
export async function migrate(databaseUrl: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Keeps "already exists, skipping" out of the log at every start.
    await client.query("set client_min_messages to 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
