import type { Queryable } from '../../platform/database/client.server.ts';
import { type Finding, storedFindingsSchema } from '../site-report/report.ts';
import type { LawCheckState } from './law-check-state.ts';

/** PostgreSQL channel that wakes the worker when a check is requested. */
export const LAW_CHECK_CHANNEL = 'law_check_requested';

/** A check whose worker has written no progress for this long is started again. */
const LOST_SECONDS = 120;

interface Row {
  requestedAt: Date | null;
  startedAt: Date | null;
  pagesRead: number;
  pagesTotal: number | null;
  finishedAt: Date | null;
  failedAt: Date | null;
  problem: string | null;
}

const COLUMNS = `requested_at as "requestedAt", started_at as "startedAt", pages_read as "pagesRead",
  pages_total as "pagesTotal", finished_at as "finishedAt", failed_at as "failedAt", problem`;

/**
 * Requests a check of a site's pages. A worker starts it within seconds.
 * A request while one is waiting or under way changes nothing.
 */
export async function requestLawCheck(db: Queryable, siteSlug: string): Promise<void> {
  await db.query(
    `insert into law_checks (site_slug, requested_at) values ($1, clock_timestamp())
     on conflict (site_slug) do update set requested_at = excluded.requested_at
     where law_checks.requested_at is null`,
    [siteSlug],
  );
  await db.query('select pg_notify($1, $2)', [LAW_CHECK_CHANNEL, siteSlug]);
}

/** Returns the progress and the last result of a site's law check. */
export async function lawCheckState(db: Queryable, siteSlug: string): Promise<LawCheckState> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from law_checks where site_slug = $1`, [siteSlug]);
  return stateOf(rows[0]);
}

/** Returns the findings of a site's last successful law check; empty if there was none. */
export async function lawCheckFindings(db: Queryable, siteSlug: string): Promise<Finding[]> {
  const { rows } = await db.query<{ findings: unknown }>(
    'select findings from law_checks where site_slug = $1',
    [siteSlug],
  );
  return storedFindingsSchema.parse(rows[0]?.findings ?? []);
}

function stateOf(row: Row | undefined): LawCheckState {
  if (!row) return { run: null, finishedAt: null, failure: null };
  const { requestedAt, startedAt, pagesRead, pagesTotal, finishedAt, failedAt, problem } = row;
  return {
    run: startedAt
      ? { state: 'running', pagesRead, pagesTotal }
      : requestedAt && { state: 'waiting', requestedAt: requestedAt.toISOString() },
    finishedAt: finishedAt?.toISOString() ?? null,
    failure: failedAt && { at: failedAt.toISOString(), problem: problem ?? '' },
  };
}

/** Claims the oldest requested check, or one whose worker was lost. Returns its site's slug, or null. */
export async function claimLawCheck(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ siteSlug: string }>(
    `update law_checks set started_at = clock_timestamp(), progress_at = clock_timestamp(),
       pages_read = 0, pages_total = null
     where site_slug = (
       select site_slug from law_checks
       where requested_at is not null
         and (started_at is null or progress_at < clock_timestamp() - make_interval(secs => $1))
       order by requested_at limit 1 for update skip locked)
     returning site_slug as "siteSlug"`,
    [LOST_SECONDS],
  );
  return rows[0]?.siteSlug ?? null;
}

export async function recordProgress(
  db: Queryable,
  siteSlug: string,
  { read, total }: { read: number; total: number },
): Promise<void> {
  await db.query(
    `update law_checks set pages_read = $2, pages_total = $3, progress_at = clock_timestamp()
     where site_slug = $1 and started_at is not null`,
    [siteSlug, read, total],
  );
}

const ENDED =
  'requested_at = null, started_at = null, progress_at = null, pages_read = 0, pages_total = null';

/** Stores the result of a check, also of one that nobody requested. */
export async function recordLawCheck(
  db: Queryable,
  siteSlug: string,
  findings: readonly Finding[],
): Promise<void> {
  await db.query(
    `insert into law_checks (site_slug, finished_at, findings) values ($1, clock_timestamp(), $2)
     on conflict (site_slug) do update set finished_at = excluded.finished_at, findings = excluded.findings,
       failed_at = null, problem = null, ${ENDED}`,
    [siteSlug, JSON.stringify(findings)],
  );
}

/**
 * Stores that a check failed. The last successful result is kept.
 * @param problem why, as text for people
 */
export async function recordLawCheckFailure(db: Queryable, siteSlug: string, problem: string): Promise<void> {
  await db.query(
    `insert into law_checks (site_slug, failed_at, problem) values ($1, clock_timestamp(), $2)
     on conflict (site_slug) do update set failed_at = excluded.failed_at, problem = excluded.problem, ${ENDED}`,
    [siteSlug, problem],
  );
}

/** Returns a check to the queue, because its worker stops. */
export async function requeueLawCheck(db: Queryable, siteSlug: string): Promise<void> {
  await db.query('update law_checks set started_at = null, progress_at = null where site_slug = $1', [
    siteSlug,
  ]);
}
