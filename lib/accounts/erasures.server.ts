import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/database/client.server.ts';
import { normalisePhone } from '../platform/text/phone.ts';

/** How somebody is named by a phone, however it is written, or by an e-mail. */
interface Named {
  phone: string | null;
  email: string | null;
}

/** In one order, so that no two transactions block each other for ever. */
const hashesOf = ({ phone, email }: Named): string[] =>
  [phone && normalisePhone(phone), email?.trim().toLowerCase()]
    .flatMap((name) => (name ? [createHash('sha256').update(name).digest('base64url')] : []))
    .toSorted();

/** An erasing and a lead of the same person that has waited come one after the other, never at once. */
async function lock(connection: Queryable, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`erasure ${hash}`]);
}

/**
 * Notes that somebody is erased, so that no lead of theirs that waits on a disk comes back.
 * @param person.siteSlug null for all sites
 * @param connection within the transaction that erases, before anything is erased
 * @throws the database's error
 */
export async function noteErasure(
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
 * Whether the sender of something that waited on a disk was erased since it came.
 * @param sent.receivedAt when it came
 * @param connection within the transaction that stores it
 * @throws the database's error
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
