import type { Queryable } from '../../../platform/database/client.server.ts';

/**
 * Replaces the stored key of a feed's SFTP server with the one it offers now.
 *
 * @returns the new fingerprint; null when the server has not offered a different key
 */
export async function acceptHostKey(db: Queryable, feedId: string): Promise<string | null> {
  const { rows } = await db.query<{ hostKey: string }>(
    `update feed_sources set host_key = offered_host_key, offered_host_key = null
     where feed_id = $1 and offered_host_key is not null returning host_key as "hostKey"`,
    [feedId],
  );
  return rows[0]?.hostKey ?? null;
}
