import type { Queryable } from '../../../platform/database/client.server.ts';
import { ADVERTS_CHANNEL } from '../adverts-channel.ts';

/**
 * Requests a check of a feed's vehicles, which a worker starts within seconds.
 * @returns the time of the request
 */
export async function requestAdvertCheck(db: Queryable, feedId: string): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select now(), pg_notify($1, $2)', [
    ADVERTS_CHANNEL,
    feedId,
  ]);
  return (rows[0] as { now: Date }).now;
}
