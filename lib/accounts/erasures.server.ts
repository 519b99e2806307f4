import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/database/client.server.ts';
import { normalisePhone } from '../platform/text/phone.ts';

/** A person, by phone in any format or by email. */
interface Named {
  phone: string | null;
  email: string | null;
}

/** Sorted, to avoid deadlocks. */
const hashesOf = ({ phone, email }: Named): string[] =>
  [phone && normalisePhone(phone), email?.trim().toLowerCase()]
    .flatMap((name) => (name ? [createHash('sha256').update(name).digest('base64url')] : []))
    .toSorted();

/** Serialises an erasure and a spooled lead of the same person. */
async function lock(connection: Queryable, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`erasure ${hash}`]);
}

/**
 * Records an erasure, so that the person's spooled leads are not stored later.
 * @param person.siteSlug null for all sites
 * @param connection within the erasing transaction, before anything is erased
 */
export async function recordErasure(
  connection: Queryable,
  { siteSlug, ...named }: Named & { siteSlug: string | null },
): Promise<void> {
  const hashes = hashesOf(named);
  await lock(connection, hashes);
  await connection.query('insert into erasures (site_slug, person_hash) select $1, unnest($2::text[])', [
    siteSlug,
    hashes,
  ]);
}

/**
 * Returns whether the sender of a spooled lead has been erased since it arrived.
 * @param sent.receivedAt time of arrival
 * @param connection within the transaction that stores it
 */
export async function wasErasedSince(
  connection: Queryable,
  { siteSlug, receivedAt, ...named }: Named & { siteSlug: string; receivedAt: Date },
): Promise<boolean> {
  const hashes = hashesOf(named);
  await lock(connection, hashes);
  const { rowCount } = await connection.query(
    `select from erasures where person_hash = any($1) and coalesce(site_slug, $2) = $2 and erased_at >= $3 limit 1`,
    [hashes, siteSlug, receivedAt],
  );
  return rowCount !== 0;
}
