import type { Queryable } from '../../../platform/database/client.server.ts';

/** The channel of the database that wakes the worker when somebody asks for a run. */
export const FEED_CHANNEL = 'feeds_requested';

/**
 * Asks for a run of a feed now, whatever its schedule says and whether or not its file has changed. A worker begins it within
 * seconds; asked for several times before that, it runs once. A run that is under way is followed by another.
 * @param feedId the short name of the feed's document, which is also `feed_runs.feed_id`
 * @returns when it was asked for: the run's `feed_runs.started_at` is later. A feed without a published document never runs
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
