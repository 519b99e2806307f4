import type { SanityClient } from '@sanity/client';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { releaseApprovals, unapprovedIn } from '../review/release-approvals.server.ts';
import { endReviewsOfRelease } from '../review/store.server.ts';
import { releaseSchedules } from '../tables/release-schedules.ts';
import type { ReleaseScheduleAnswer } from './contract.ts';
import type { Grants } from './grants.ts';
import { publishRelease } from './publish-release.server.ts';
import { blockersFor, blockersText, unapprovedText } from './release-rights.ts';

const COLUMNS = columnsOf(releaseSchedules, [
  'id',
  'releaseId',
  'title',
  'siteIds',
  'runAt',
  'scheduledBy',
  'scheduledByAccount',
  'state',
  'problem',
  'endedAt',
]);
export type ReleaseSchedule = RowOf<typeof COLUMNS>;

const MOST = 200;

/** Id of the sealed release of a schedule, the same for every attempt. */
export const sealedIdOf = (scheduleId: string): string => `office_${scheduleId.replaceAll('-', '')}`;

/** Stores a schedule, or replaces time and person of the release's waiting one. */
export async function storeSchedule(
  db: Queryable,
  schedule: Pick<
    ReleaseSchedule,
    'releaseId' | 'title' | 'siteIds' | 'runAt' | 'scheduledBy' | 'scheduledByAccount'
  >,
): Promise<ReleaseSchedule> {
  const { rows } = await db.query<ReleaseSchedule>(
    `insert into release_schedules (release_id, title, site_ids, run_at, scheduled_by, scheduled_by_account)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (release_id) where state = 'waiting' do update
     set title = excluded.title, site_ids = excluded.site_ids, run_at = excluded.run_at,
         scheduled_by = excluded.scheduled_by, scheduled_by_account = excluded.scheduled_by_account
     returning ${COLUMNS}`,
    [
      schedule.releaseId,
      schedule.title,
      schedule.siteIds,
      schedule.runAt,
      schedule.scheduledBy,
      schedule.scheduledByAccount,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('a schedule was not stored');
  return row;
}

/** Returns the newest schedule of a release, waiting or ended; null if it never had one. */
export async function scheduleOf(db: Queryable, releaseId: string): Promise<ReleaseSchedule | null> {
  const { rows } = await db.query<ReleaseSchedule>(
    `select ${COLUMNS} from release_schedules where release_id = $1 order by created_at desc, id limit 1`,
    [releaseId],
  );
  return rows[0] ?? null;
}

/** Cancels the waiting schedule of a release; null if it has none. */
export async function cancelSchedule(db: Queryable, releaseId: string): Promise<ReleaseSchedule | null> {
  const { rows } = await db.query<ReleaseSchedule>(
    `update release_schedules set state = 'cancelled', ended_at = now()
     where release_id = $1 and state = 'waiting' returning ${COLUMNS}`,
    [releaseId],
  );
  return rows[0] ?? null;
}

export async function schedulesOf(db: Queryable, siteIds: readonly string[]): Promise<ReleaseSchedule[]> {
  const { rows } = await db.query<ReleaseSchedule>(
    `select ${COLUMNS} from release_schedules where site_ids && $1
     order by state <> 'waiting', case when state = 'waiting' then run_at end, created_at desc limit ${MOST}`,
    [siteIds],
  );
  return rows;
}

export interface PublishAs {
  /** A client that writes, in the raw perspective. */
  lake: SanityClient;
  /** Looks up the person's current grants; null if they are not a member of the project. */
  grantsOf: (schedule: ReleaseSchedule) => Promise<Grants | null>;
  report: (level: 'info' | 'warn', facts: Record<string, unknown>, event: string) => void;
  /** Publishes documents without the approval that they need; false if omitted. */
  withoutApproval?: boolean;
}

/**
 * Claims one waiting schedule, publishes its release and stores the outcome.
 * The row stays locked meanwhile, so concurrent callers skip it. If the process dies, the row is still
 * waiting and the next caller finishes the work.
 * @param which a schedule by id, or the first due one except those listed
 * @returns null if no schedule could be claimed
 * @throws if Sanity does not answer; the schedule keeps waiting
 */
export async function runSchedule(
  pool: pg.Pool,
  which: { id: string } | { except: readonly string[] },
  { lake, grantsOf, report, withoutApproval = false }: PublishAs,
  onClaim: (schedule: ReleaseSchedule) => void = () => {},
): Promise<ReleaseSchedule | null> {
  return transaction(pool, async (connection) => {
    const [condition, value] =
      'id' in which ? ['id = $1', which.id] : ['run_at <= now() and id <> all($1::uuid[])', which.except];
    const { rows } = await connection.query<ReleaseSchedule>(
      `select ${COLUMNS} from release_schedules where state = 'waiting' and ${condition}
       order by run_at, id limit 1 for update skip locked`,
      [value],
    );
    const [schedule] = rows;
    if (!schedule) return null;
    onClaim(schedule);
    const { id, releaseId, scheduledBy } = schedule;
    const publishing = await publishRelease(lake, releaseId, {
      sealedId: sealedIdOf(id),
      refusalOf: async (content) => {
        const { documents, siteNames } = content;
        const grants = await grantsOf(schedule);
        if (!grants) return 'The person who scheduled it is no longer a member of the project.';
        const blockers = blockersFor(grants, scheduledBy, documents, siteNames);
        if (blockers.length > 0)
          return `The person who scheduled it may not publish ${blockersText(blockers)}.`;
        const unapproved = withoutApproval
          ? []
          : unapprovedIn(await releaseApprovals(connection, lake, content));
        return unapproved.length > 0 ? unapprovedText(unapproved) : null;
      },
    });
    if (publishing.outcome === 'under_way') return schedule;
    const problem = publishing.outcome === 'refused' ? publishing.problem : null;
    const ended = await connection.query<ReleaseSchedule>(
      `update release_schedules set state = $2, problem = $3, ended_at = now() where id = $1 returning ${COLUMNS}`,
      [id, problem === null ? 'published' : 'failed', problem],
    );
    const facts = { schedule: id, release: releaseId, staff: scheduledBy };
    if (problem === null) await endReviewsOfRelease(connection, releaseId);
    if (problem === null) report('info', facts, 'release_published');
    else report('warn', { ...facts, problem }, 'release_not_published');
    return ended.rows[0] ?? null;
  });
}

/** Publishes every release that is due, then throws the first error. */
export async function runDueSchedules(pool: pg.Pool, publishAs: PublishAs): Promise<void> {
  const tried: string[] = [];
  const errors: unknown[] = [];
  for (let isOver = false; !isOver; ) {
    const before = tried.length;
    await runSchedule(pool, { except: tried }, publishAs, ({ id }) => tried.push(id)).catch(
      (error: unknown) => errors.push(error),
    );
    isOver = tried.length === before;
  }
  if (errors.length > 0) throw errors[0];
}

export const scheduleAnswer = ({
  id,
  releaseId,
  title,
  runAt,
  scheduledBy,
  state,
  problem,
  endedAt,
}: ReleaseSchedule): ReleaseScheduleAnswer => ({
  release: releaseId,
  title,
  at: runAt.toISOString(),
  by: scheduledBy,
  state,
  problem,
  publishedAs: state === 'published' ? sealedIdOf(id) : null,
  endedAt: endedAt?.toISOString() ?? null,
});
