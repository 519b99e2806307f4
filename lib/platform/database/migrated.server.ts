import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from './client.server.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) });

/** The newest migration of this version. */
export function newestMigration() {
  const journal = path.join(import.meta.dirname, 'migrations', 'meta', '_journal.json');
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  return entries.reduce((newest, entry) => (entry.when > newest.when ? entry : newest));
}

/** PostgreSQL's code for a table or schema that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** A database that is older than this version. */
export class MissingMigrationError extends Error {
  override name = 'MissingMigrationError';
}

/**
 * Asks whether a database has every migration of this version; a newer one has them too.
 * @throws MissingMigrationError when it has not; the database's own error when it does not answer
 */
export async function requireMigrated(database: Queryable): Promise<void> {
  const newest = newestMigration();
  const { rows } = await database
    .query('select max(created_at)::float8 as latest from drizzle.__drizzle_migrations')
    .catch((error: unknown) => {
      // No migration has run at all.
      if ((error as { code?: string }).code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  const latest = (rows as { latest: number | null }[])[0]?.latest ?? 0;
  if (latest < newest.when)
    throw new MissingMigrationError(`The database lacks the migration ${newest.tag}: run pnpm db:migrate.`);
}
