import type { Queryable } from '../../../platform/database/client.server.ts';

/** PostgreSQL channel that wakes the worker when a run is requested. */
export const FEED_CHANNEL = 'feeds_requested';

/**
 * Requests a run of a feed now, regardless of schedule and changes of the file. A worker starts
 * it within seconds. Several requests before the start result in one run; a request during a run starts
 * another one afterwards.
 *
 * @param feedId the short name of the feed's document, which is also `feed_runs.feed_id`
 * @returns the time of the request; the run's `feed_runs.started_at` is later. A feed without a published
 * document never runs
 */
export async function requestFeedRun(db: Queryable, feedId: string): Promise<{ requestedAt: Date }> {
  const { rows } = await db.query<{ requestedAt: Date }>(
    `insert into feed_sources (feed_id, requested_at) values ($1, clock_timestamp())
     on conflict (feed_id) do update set requested_at = excluded.requested_at
     returning requested_at as "requestedAt"`,
    [feedId],
  );
  await db.query('select pg_notify($1, $2)', [FEED_CHANNEL, feedId]);
  return { requestedAt: (rows[0] as { requestedAt: Date }).requestedAt };
}
