import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const MIGRATION_LOCK = 7_340_020;

/**
 * Brings a database to the schema of this version; applied migrations are left alone, so it may run at
 * every start and in several processes at once (they wait for each other).
 * @throws the database's error when it cannot be reached or a migration fails, which is then rolled back
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Keeps "already exists, skipping" out of the log at every start.
    await client.query("set client_min_messages to 'warning'");
    await applyMigrations(drizzle(client), {
      migrationsFolder: path.join(import.meta.dirname, 'migrations'),
    });
  } finally {
    await client.end();
  }
}
