import type { Queryable } from '../../../platform/database/client.server.ts';
import { type Columns, columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { advertPushes } from '../../tables/advert-pushes.ts';
import { retryTime } from './backoff.ts';
import { type PushTarget, pushTargetSchema } from './push-target.ts';

const COLUMNS = columnsOf(advertPushes, [
  'feedId',
  'target',
  'signature',
  'completeAt',
  'failures',
  'retryAt',
]);
type Row = typeof COLUMNS extends Columns<unknown> ? RowOf<typeof COLUMNS> : never;

/** How the work on a feed stands. */
export type FeedProgress = Omit<Row, 'target'> & { target: PushTarget | null };

const NOTHING_YET: Omit<FeedProgress, 'feedId'> = {
  target: null,
  signature: null,
  completeAt: null,
  failures: 0,
  retryAt: null,
};

const progressOf = (row: Row): FeedProgress => ({
  ...row,
  target: row.target === null ? null : pushTargetSchema.parse(row.target),
});

export async function feedProgress(db: Queryable, feedId: string): Promise<FeedProgress> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from advert_pushes where feed_id = $1`, [feedId]);
  return rows[0] ? progressOf(rows[0]) : { feedId, ...NOTHING_YET };
}

/** Returns the progress of every feed that was ever worked on, by feed id. */
export async function allProgress(db: Queryable): Promise<Map<string, FeedProgress>> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from advert_pushes`);
  return new Map(rows.map((row) => [row.feedId, progressOf(row)]));
}

/** Returns which of these feeds have vehicles to compare. */
export async function feedsWithDue(db: Queryable, feedIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ feedId: string }>(
    `select feed_id as "feedId" from unnest($1::text[]) as feed(feed_id)
     where exists (select from adverts_due where adverts_due.feed_id = feed.feed_id)`,
    [feedIds],
  );
  return new Set(rows.map(({ feedId }) => feedId));
}

export async function writeTarget(db: Queryable, feedId: string, target: PushTarget | null): Promise<void> {
  await db.query(
    `insert into advert_pushes (feed_id, target) values ($1, $2)
     on conflict (feed_id) do update set target = excluded.target`,
    [feedId, target && JSON.stringify(target)],
  );
}

/** Records that all vehicles of a feed were queued with these settings. */
export async function writeComplete(
  db: Queryable,
  feedId: string,
  signature: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into advert_pushes (feed_id, signature, complete_at) values ($1, $2, $3)
     on conflict (feed_id) do update set signature = excluded.signature, complete_at = excluded.complete_at`,
    [feedId, signature, now],
  );
}

/**
 * Records a failed attempt, after which the feed waits.
 * @param options.problem for staff
 */
export async function recordFailure(
  db: Queryable,
  { feedId, siteSlug, problem }: { feedId: string; siteSlug: string; problem: string },
  now: Date,
): Promise<void> {
  const { rows } = await db.query<{ failures: number }>(
    `insert into advert_pushes (feed_id, failures) values ($1, 1)
     on conflict (feed_id) do update set failures = advert_pushes.failures + 1 returning failures`,
    [feedId],
  );
  await db.query('update advert_pushes set retry_at = $2 where feed_id = $1', [
    feedId,
    retryTime(rows[0]?.failures ?? 1, now),
  ]);
  await db.query(
    `insert into advert_feeds (feed_id, site_slug, failing_since, problem) values ($1, $2, $3, $4)
     on conflict (feed_id) do update
     set failing_since = coalesce(advert_feeds.failing_since, excluded.failing_since), problem = excluded.problem`,
    [feedId, siteSlug, now, problem],
  );
}

/** Records that an attempt succeeded: a failure is over, and the feed's counts are current. */
export async function recordSuccess(
  db: Queryable,
  { feedId, siteSlug, hasSent }: { feedId: string; siteSlug: string; hasSent: boolean },
  now: Date,
): Promise<void> {
  await db.query(
    `update advert_pushes set failures = 0, retry_at = null, failure_told_at = null
     where feed_id = $1 and (failures > 0 or failure_told_at is not null)`,
    [feedId],
  );
  await db.query(
    `insert into advert_feeds (feed_id, site_slug, last_checked_at, last_sent_at, selected, advertised, refused)
     select $1, $2, $3::timestamptz, case when $4 then $3::timestamptz end, count(*),
            count(*) filter (where refused = '[]' and receiver_message is null),
            count(*) filter (where refused <> '[]' or receiver_message is not null)
     from advert_states where feed_id = $1 and removed_at is null
     on conflict (feed_id) do update
     set site_slug = excluded.site_slug, last_checked_at = excluded.last_checked_at,
         last_sent_at = coalesce(excluded.last_sent_at, advert_feeds.last_sent_at), selected = excluded.selected,
         advertised = excluded.advertised, refused = excluded.refused, failing_since = null, problem = null`,
    [feedId, siteSlug, now, hasSent],
  );
}

/** Records that these feeds are current: nothing has changed since they were compared. */
export async function recordUnchanged(db: Queryable, feedIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update advert_feeds set last_checked_at = $2 where feed_id = any($1) and failing_since is null
       and last_checked_at < $2::timestamptz - interval '1 minute'`,
    [feedIds, now],
  );
}

/** Deletes everything about a feed that no longer exists and whose receiver has no adverts. */
export async function forgetFeed(db: Queryable, feedId: string): Promise<void> {
  for (const table of ['adverts_due', 'advert_states', 'advert_feeds', 'advert_pushes'])
    await db.query(`delete from ${table} where feed_id = $1`, [feedId]);
}
