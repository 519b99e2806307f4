import type { Person } from '@forecourt/lib/operations/privacy/person-rows';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { isEmail } from '@forecourt/lib/platform/text/field-rules';
import { normalisePhone } from '@forecourt/lib/platform/text/phone';
import type pg from 'pg';
import { z } from 'zod';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

export const PERSON_OPTIONS = { phone: { type: 'string' }, email: { type: 'string' } } as const;

/**
 * Runs `work` for a person, on all sites.
 * @throws Advice if the person is not given, or the phone number or email address is invalid
 */
export async function withPerson(
  { phone = null, email = null }: { phone?: string | null; email?: string | null },
  usage: string,
  work: (pool: pg.Pool, person: Person) => Promise<void>,
): Promise<void> {
  if (!phone && !email) throw new Advice(usage);
  if (phone && normalisePhone(phone).length < 6) throw new Advice('This is not a valid phone number.');
  if (email && !isEmail(email)) throw new Advice('This is not a valid email address.');
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    await work(pool, { siteSlug: null, phone, email });
  } finally {
    await pool.end();
  }
}
