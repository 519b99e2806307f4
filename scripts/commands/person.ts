import type { Person } from '@forecourt/lib/operations/privacy/rows';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { isEmail } from '@forecourt/lib/platform/text/field-rules';
import { normalisePhone } from '@forecourt/lib/platform/text/phone';
import type pg from 'pg';
import { z } from 'zod';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

/** How a command is told whom it is about. */
export const PERSON_OPTIONS = { phone: { type: 'string' }, email: { type: 'string' } } as const;

/**
 * Does something about a person, on all sites.
 * @throws Advice when it is not said who, or not so that anybody could be found
 */
export async function withPerson(
  { phone = null, email = null }: { phone?: string | null; email?: string | null },
  usage: string,
  work: (pool: pg.Pool, person: Person) => Promise<void>,
): Promise<void> {
  if (!phone && !email) throw new Advice(usage);
  if (phone && normalisePhone(phone).length < 6) throw new Advice('That is no phone number.');
  if (email && !isEmail(email)) throw new Advice('That is no e-mail address.');
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    await work(pool, { siteSlug: null, phone, email });
  } finally {
    await pool.end();
  }
}
