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

/**
 * Asks whether a database has every migration of this version; a newer one has them too.
 * @throws when it has not, or does not answer
 */
export async function requireMigrated(database: Queryable): Promise<void> {
  const newest = newestMigration();
  const { rows } = await database.query(
    'select max(created_at)::float8 as latest from drizzle.__drizzle_migrations',
  );
  const latest = (rows as { latest: number | null }[])[0]?.latest ?? 0;
  if (latest < newest.when)
    throw new Error(`The database lacks the migration ${newest.tag}: run pnpm db:migrate.`);
}
