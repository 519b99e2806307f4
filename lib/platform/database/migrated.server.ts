import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from './client.server.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) });

export function newestMigration() {
  const journal = path.join(import.meta.dirname, 'migrations', 'meta', '_journal.json');
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  return entries.reduce((newest, entry) => (entry.when > newest.when ? entry : newest));
}

/** PostgreSQL's error code for a missing table or schema. */
const UNDEFINED_TABLE = '42P01';

/** The database schema is older than this version. */
export class MissingMigrationError extends Error {
  override name = 'MissingMigrationError';
}

/**
 * Checks that a database has every migration of this version. Newer ones are accepted.
 * @throws MissingMigrationError if it does not
 */
export async function requireMigrated(database: Queryable): Promise<void> {
  const newest = newestMigration();
  const { rows } = await database
    .query('select max(created_at)::float8 as latest from drizzle.__drizzle_migrations')
    .catch((error: unknown) => {
      // No migration has run yet.
      if ((error as { code?: string }).code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  const latest = (rows as { latest: number | null }[])[0]?.latest ?? 0;
  if (latest < newest.when)
    throw new MissingMigrationError(
      `The database is missing the migration ${newest.tag}. Run pnpm db:migrate.`,
    );
}
