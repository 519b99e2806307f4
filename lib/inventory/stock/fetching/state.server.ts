import type { Queryable } from '../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { feedSources } from '../../tables/feed-sources.ts';

const COLUMNS = columnsOf(feedSources, [
  'feedId',
  'createdAt',
  'requestedAt',
  'dueAt',
  'startedAt',
  'triedAt',
  'succeededAt',
  'changedAt',
  'problem',
  'failureToldAt',
  'silenceToldAt',
  'etag',
  'lastModified',
  'fingerprint',
  'refusal',
  'hostKey',
]);

/** What is remembered of a feed. */
export type FeedState = RowOf<typeof COLUMNS>;

/** What is remembered of these feeds; each has a row from now on. */
export async function feedStates(db: Queryable, feedIds: readonly string[]): Promise<FeedState[]> {
  await db.query(
    'insert into feed_sources (feed_id) select unnest($1::text[]) on conflict (feed_id) do nothing',
    [feedIds],
  );
  const { rows } = await db.query<FeedState>(
    `select ${COLUMNS} from feed_sources where feed_id = any($1) order by feed_id`,
    [feedIds],
  );
  return rows;
}

/** Feeds that wait for a run, who waits longest first. */
export async function waitingFeeds(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ feedId: string }>(
    `select feed_id as "feedId" from feed_sources where requested_at is not null or due_at is not null
     order by least(requested_at, due_at), feed_id`,
  );
  return rows.map(({ feedId }) => feedId);
}

/**
 * Takes a feed for the time of this transaction, without standing in the way of who asks for a run.
 * @returns null when another worker has it, or it does not wait any more
 */
export async function takeFeed(connection: Queryable, feedId: string): Promise<FeedState | null> {
  const { rows: locks } = await connection.query<{ isMine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"',
    [`feed run ${feedId}`],
  );
  if (!locks[0]?.isMine) return null;
  const { rows } = await connection.query<FeedState>(
    `select ${COLUMNS} from feed_sources
     where feed_id = $1 and (requested_at is not null or due_at is not null)`,
    [feedId],
  );
  return rows[0] ?? null;
}

/** Notes which feeds are on; every other that is known is switched off from now, or since it was. */
export async function noteSwitchedOff(db: Queryable, on: readonly string[]): Promise<void> {
  await db.query(
    `update feed_sources set switched_off_at = case when feed_id = any($1) then null else now() end
     where (switched_off_at is null) <> (feed_id = any($1))`,
    [on],
  );
}

/** Marks these feeds as due, if they are not already. */
export async function markDue(db: Queryable, feedIds: readonly string[]): Promise<void> {
  await db.query('update feed_sources set due_at = coalesce(due_at, now()) where feed_id = any($1)', [
    feedIds,
  ]);
}

/** Notes that a run begins, by the database's clock. */
export async function beginRun(db: Queryable, feedId: string): Promise<void> {
  await db.query(
    `update feed_sources set started_at = moment, tried_at = moment
     from clock_timestamp() as moment where feed_id = $1`,
    [feedId],
  );
}

/** Notes that a run was given up and is to begin again. */
export async function giveBackRun(db: Queryable, feedId: string): Promise<void> {
  await db.query('update feed_sources set started_at = null where feed_id = $1', [feedId]);
}

/** A file that was judged. */
export interface Judged {
  etag: string | null;
  lastModified: string | null;
  fingerprint: string;
  /** Why it was refused; null when it was taken. */
  refusal: string | null;
}

/**
 * Notes how a run ended. What was asked for while it ran is not answered by it.
 * @param result.judged the file that it judged; null when it got none, or the one that was judged before
 */
export async function endRun(
  db: Queryable,
  feedId: string,
  { problem, judged }: { problem: string | null; judged: Judged | null },
): Promise<void> {
  await db.query(
    `update feed_sources set started_at = null,
       requested_at = case when requested_at > started_at then requested_at end,
       due_at = case when due_at > started_at then due_at end,
       problem = $2::text,
       succeeded_at = case when $2::text is null then now() else succeeded_at end,
       failure_told_at = case when $2::text is null then null else failure_told_at end
     where feed_id = $1`,
    [feedId, problem],
  );
  if (!judged) return;
  await db.query(
    `update feed_sources set etag = $2, last_modified = $3, fingerprint = $4, refusal = $5,
       changed_at = case when fingerprint is distinct from $4 then now() else changed_at end,
       silence_told_at = case when fingerprint is distinct from $4 then null else silence_told_at end
     where feed_id = $1`,
    [feedId, judged.etag, judged.lastModified, judged.fingerprint, judged.refusal],
  );
}

/** Keeps the first key that an SFTP server shows, and notes another one that it shows later. */
export async function noteHostKey(db: Queryable, feedId: string, fingerprint: string): Promise<void> {
  await db.query(
    `update feed_sources set host_key = coalesce(host_key, $2),
       offered_host_key = case when host_key <> $2 then $2 end
     where feed_id = $1`,
    [feedId, fingerprint],
  );
}
