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

export type FeedState = RowOf<typeof COLUMNS>;

/** Returns the state of these feeds, and creates missing rows. */
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

/** Returns the feeds that wait for a run, the longest wait first. */
export async function waitingFeeds(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ feedId: string }>(
    `select feed_id as "feedId" from feed_sources where requested_at is not null or due_at is not null
     order by least(requested_at, due_at), feed_id`,
  );
  return rows.map(({ feedId }) => feedId);
}

/**
 * Locks a feed for this transaction. Uses an advisory lock, so that requests for a run are not blocked.
 *
 * @returns null when another worker has it, or it is no longer waiting
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

/** Records which feeds are on. All other known feeds are marked as switched off, from now if they were on. */
export async function recordSwitchedOff(db: Queryable, on: readonly string[]): Promise<void> {
  await db.query(
    `update feed_sources set switched_off_at = case when feed_id = any($1) then null else now() end
     where (switched_off_at is null) <> (feed_id = any($1))`,
    [on],
  );
}

/** Marks these feeds as due, keeping earlier due times. */
export async function markDue(db: Queryable, feedIds: readonly string[]): Promise<void> {
  await db.query('update feed_sources set due_at = coalesce(due_at, now()) where feed_id = any($1)', [
    feedIds,
  ]);
}

/** Records the start of a run, by the database's clock. */
export async function beginRun(db: Queryable, feedId: string): Promise<void> {
  await db.query(
    `update feed_sources set started_at = moment, tried_at = moment
     from clock_timestamp() as moment where feed_id = $1`,
    [feedId],
  );
}

/** Records that a run was aborted and must start again. */
export async function requeueRun(db: Queryable, feedId: string): Promise<void> {
  await db.query('update feed_sources set started_at = null where feed_id = $1', [feedId]);
}

export interface Judged {
  etag: string | null;
  lastModified: string | null;
  fingerprint: string;
  refusal: string | null;
}

/**
 * Records how a run ended. Requests that arrived during the run stay open.
 *
 * @param result.judged the file that was judged; null without a file or with the known one
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

/** Stores the first key of an SFTP server, and records a different one offered later. */
export async function recordHostKey(db: Queryable, feedId: string, fingerprint: string): Promise<void> {
  await db.query(
    `update feed_sources set host_key = coalesce(host_key, $2),
       offered_host_key = case when host_key <> $2 then $2 end
     where feed_id = $1`,
    [feedId, fingerprint],
  );
}
