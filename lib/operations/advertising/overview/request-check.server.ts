import type { Queryable } from '../../../platform/database/client.server.ts';
import { ADVERTS_CHANNEL } from '../adverts-channel.ts';

/**
 * Requests a complete check of a feed's vehicles, which a worker starts within seconds. Several requests
 * before the start result in one check.
 * @returns the time of the request
 */
export async function requestAdvertCheck(
  db: Queryable,
  { id, siteSlug }: { id: string; siteSlug: string },
): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>(
    `insert into advert_feeds (feed_id, site_slug) values ($1, $2)
     on conflict (feed_id) do update set last_checked_at = null
     returning now()`,
    [id, siteSlug],
  );
  await db.query('select pg_notify($1, $2)', [ADVERTS_CHANNEL, id]);
  return (rows[0] as { now: Date }).now;
}
