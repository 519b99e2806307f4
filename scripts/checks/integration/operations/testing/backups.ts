import { randomBytes } from 'node:crypto';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../../reservations/testing/counter.ts';

export async function keyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Incompressible, so that an encrypted backup has several age chunks. */
const FILE_BYTES = 300_000;

/** Fills a database with two vehicles, a lead of a shopper named Kim, and a file of that lead. */
export async function fill({ pool }: TestDatabase): Promise<void> {
  for (const id of ['sample-1', 'sample-2'])
    await insertVehicle(pool, sampleVehicle({ id, slug: id, stocknum: id }));
  const lead = crypto.randomUUID();
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint)
     values ($1, 'sample', $2, 'enquiry', '{"name":"Kim"}', 'f')`,
    [lead, crypto.randomUUID()],
  );
  await pool.query(
    `insert into lead_files (id, lead_id, name, type, content) values ($1, $2, 'a.pdf', 'application/pdf', $3)`,
    [crypto.randomUUID(), lead, randomBytes(FILE_BYTES)],
  );
}
