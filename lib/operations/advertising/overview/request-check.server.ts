import type { Queryable } from '../../../platform/database/client.server.ts';
import { ADVERT_CHANGES_CHANNEL } from '../push/due-adverts.server.ts';

/**
 * Requests a complete check of a feed's vehicles, which a worker starts within seconds, also while it waits
 * before retrying. Several requests before the start result in one check.
 * @returns the time of the request
 */
export async function requestAdvertCheck(db: Queryable, feedId: string): Promise<Date> {
  await db.query('update advert_pushes set complete_at = null, retry_at = null where feed_id = $1', [feedId]);
  const { rows } = await db.query<{ now: Date }>('select now(), pg_notify($1, $2)', [
    ADVERT_CHANGES_CHANNEL,
    feedId,
  ]);
  return (rows[0] as { now: Date }).now;
}
