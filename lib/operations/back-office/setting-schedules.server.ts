import { ClientError, type SanityClient } from '@sanity/client';
import type pg from 'pg';
import { z } from 'zod';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { siteFeaturesId } from '../../sites/features.ts';
import { settingSchedules } from '../tables/setting-schedules.ts';
import type { Grants } from './grants.ts';
import { mayChangeSettings } from './rights.ts';
import {
  changesSchema,
  isFeatureName,
  type SettingChange,
  type SettingScheduleAnswer,
} from './setting-schedules-contract.ts';

const COLUMNS = columnsOf(settingSchedules, [
  'id',
  'changes',
  'runAt',
  'scheduledBy',
  'scheduledByAccount',
  'state',
  'cancelledBy',
  'problem',
  'endedAt',
]);
export type SettingSchedule = RowOf<typeof COLUMNS>;

const MOST_LISTED = 100;
/** Statuses that may pass later, or once the token's role is corrected. */
const TRANSIENT = [401, 403, 408, 409, 429];

/**
 * Stores a schedule. A setting of a site may have any number of waiting changes, each at a different time.
 * @returns null if one of its settings already changes at this time at the site
 */
export const storeSettingSchedule = (
  pool: pg.Pool,
  schedule: Pick<SettingSchedule, 'changes' | 'runAt' | 'scheduledBy' | 'scheduledByAccount'>,
): Promise<SettingSchedule | null> =>
  transaction(pool, async (connection) => {
    // Two at once: the second waits, then sees the first.
    await connection.query("select pg_advisory_xact_lock(hashtextextended('setting_schedules', 0))");
    const { rows } = await connection.query<SettingSchedule>(
      `insert into setting_schedules (changes, run_at, scheduled_by, scheduled_by_account)
       select $1::jsonb, $2, $3, $4 where not exists (
         select from setting_schedules as waiting, jsonb_array_elements(waiting.changes) as one,
           jsonb_array_elements($1::jsonb) as other
         where waiting.state = 'waiting' and waiting.run_at = $2
           and one->>'site' = other->>'site' and one->>'name' = other->>'name'
       ) returning ${COLUMNS}`,
      [JSON.stringify(schedule.changes), schedule.runAt, schedule.scheduledBy, schedule.scheduledByAccount],
    );
    return rows[0] ?? null;
  });

/** Returns the schedules: waiting ones by time, then the latest that ended. */
export async function listSettingSchedules(db: Queryable): Promise<SettingSchedule[]> {
  const { rows } = await db.query<SettingSchedule>(
    `select ${COLUMNS} from setting_schedules
     order by state <> 'waiting', case when state = 'waiting' then run_at end, ended_at desc, id
     limit ${MOST_LISTED}`,
  );
  return rows;
}

/**
 * Cancels a waiting schedule.
 * @param by the project user id of the person
 * @returns null if it is missing or not waiting
 */
export async function cancelSettingSchedule(
  db: Queryable,
  id: string,
  by: string,
): Promise<SettingSchedule | null> {
  const { rows } = await db.query<SettingSchedule>(
    `update setting_schedules set state = 'cancelled', cancelled_by = $2, ended_at = now()
     where id = $1 and state = 'waiting' returning ${COLUMNS}`,
    [id, by],
  );
  return rows[0] ?? null;
}

/**
 * Cancels the change of one cell of a waiting schedule. The cancelled change becomes a separate schedule, so that the
 * list still shows it; the others keep waiting.
 * @param by the project user id of the person
 * @returns the cancelled part; null if the schedule is missing, not waiting, or has no such change
 */
export const cancelSettingCell = (
  pool: pg.Pool,
  id: string,
  { site, name }: { site: string; name: string },
  by: string,
): Promise<SettingSchedule | null> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<SettingSchedule>(
      `select ${COLUMNS} from setting_schedules where id = $1 and state = 'waiting' for update`,
      [id],
    );
    const [schedule] = rows;
    const isCell = (change: SettingChange) => change.site === site && change.name === name;
    const cancelled = schedule?.changes.filter(isCell) ?? [];
    if (!schedule || cancelled.length === 0) return null;
    if (cancelled.length === schedule.changes.length) return cancelSettingSchedule(connection, id, by);
    await connection.query('update setting_schedules set changes = $2 where id = $1', [
      id,
      JSON.stringify(schedule.changes.filter((change) => !isCell(change))),
    ]);
    const parts = await connection.query<SettingSchedule>(
      `insert into setting_schedules
         (changes, run_at, scheduled_by, scheduled_by_account, state, cancelled_by, ended_at)
       values ($1, $2, $3, $4, 'cancelled', $5, now()) returning ${COLUMNS}`,
      [JSON.stringify(cancelled), schedule.runAt, schedule.scheduledBy, schedule.scheduledByAccount, by],
    );
    return parts.rows[0] ?? null;
  });

/** What a worker needs to apply schedules. */
export interface ApplyAs {
  /** A client that writes, in the raw perspective. */
  lake: SanityClient;
  /** Looks up the person's current grants; null if they are not a member of the project. */
  grantsOf: (schedule: SettingSchedule) => Promise<Grants | null>;
  report: (level: 'info' | 'warn', facts: Record<string, unknown>, event: string) => void;
}

/**
 * Claims one due schedule, applies its changes in one transaction of the content lake, and stores the outcome.
 * The row stays locked meanwhile, so that other workers skip it. If the process dies, the next worker applies
 * the same values again.
 * @param except ids of schedules that were tried. Those that still wait keep later ones of the same setting
 * waiting, so that an old value never replaces a newer one.
 * @returns null if no schedule is due
 * @throws if Sanity does not answer; the schedule keeps waiting
 */
async function applyNext(
  pool: pg.Pool,
  except: readonly string[],
  { lake, grantsOf, report }: ApplyAs,
  onClaim: (id: string) => void,
): Promise<SettingSchedule | null> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<SettingSchedule>(
      `select ${COLUMNS} from setting_schedules
       where state = 'waiting' and run_at <= now() and id <> all($1::uuid[]) and not exists (
         select from setting_schedules as earlier, jsonb_array_elements(earlier.changes) as one,
           jsonb_array_elements(setting_schedules.changes) as other
         where earlier.id = any($1::uuid[]) and earlier.state = 'waiting'
           and one->>'site' = other->>'site' and one->>'name' = other->>'name'
       )
       order by run_at, created_at, id limit 1 for update skip locked`,
      [except],
    );
    const [schedule] = rows;
    if (!schedule) return null;
    onClaim(schedule.id);
    const problem = await apply(lake, schedule, await grantsOf(schedule));
    const ended = await connection.query<SettingSchedule>(
      `update setting_schedules set state = $2, problem = $3, ended_at = now() where id = $1 returning ${COLUMNS}`,
      [schedule.id, problem === null ? 'applied' : 'failed', problem],
    );
    const facts = { schedule: schedule.id, staff: schedule.scheduledBy, changes: schedule.changes.length };
    if (problem === null) report('info', facts, 'settings_applied');
    else report('warn', { ...facts, problem }, 'settings_not_applied');
    return ended.rows[0] ?? null;
  });
}

/** Applies every schedule that is due, then throws the first error. */
export async function applyDueSchedules(pool: pg.Pool, applyAs: ApplyAs): Promise<void> {
  const tried: string[] = [];
  const errors: unknown[] = [];
  for (let isOver = false; !isOver; ) {
    const before = tried.length;
    await applyNext(pool, tried, applyAs, (id) => tried.push(id)).catch((error: unknown) =>
      errors.push(error),
    );
    isOver = tried.length === before;
  }
  if (errors.length > 0) throw errors[0];
}

const SITES = `{
  "sites": *[_type == "site" && _id in $ids]{ "id": _id, "slug": slug.current },
  "drafts": *[_id in $drafts]._id
}`;
const sitesSchema = z.object({
  sites: z.array(z.object({ id: z.string(), slug: z.string().nullable() })),
  drafts: z.array(z.string()),
});

/**
 * Applies the changes of a schedule with the current rights of the person who scheduled it.
 * @returns why nothing was changed, for people; null if it was
 */
async function apply(
  lake: SanityClient,
  { changes: stored, scheduledBy }: SettingSchedule,
  grants: Grants | null,
): Promise<string | null> {
  if (!grants) return 'The person who scheduled it is no longer a member of the project.';
  if (!mayChangeSettings(grants, scheduledBy))
    return 'The person who scheduled it is no longer an administrator.';
  const changes = changesSchema.safeParse(stored);
  if (!changes.success) return 'A setting of it no longer exists, or no longer takes the value.';
  try {
    const problem = await write(lake, changes.data);
    return problem;
  } catch (error) {
    if (!(error instanceof ClientError) || TRANSIENT.includes(error.statusCode)) throw error;
    return `Sanity refused it: ${error.message}`;
  }
}

/** Writes changes in one transaction, to the drafts of sites too. Returns why it could not. */
async function write(lake: SanityClient, changes: readonly SettingChange[]): Promise<string | null> {
  const ids = [...new Set(changes.map(({ site }) => site))];
  const { sites, drafts } = sitesSchema.parse(
    await lake.fetch(SITES, { ids, drafts: ids.map((id) => `drafts.${id}`) }),
  );
  const slugs = new Map(sites.map(({ id, slug }) => [id, slug]));
  if (ids.some((id) => !slugs.get(id))) return 'A site of it no longer exists.';
  const transactionOfAll = lake.transaction();
  for (const id of ids)
    if (changes.some(({ site, name }) => site === id && isFeatureName(name)))
      transactionOfAll.createIfNotExists({
        _id: siteFeaturesId(slugs.get(id) ?? ''),
        _type: 'siteFeatures',
        site: { _type: 'reference', _ref: id },
      });
  for (const { site, name, value } of changes) {
    const path = isFeatureName(name) ? name : `settings.${name}`;
    const patch = value === null ? { unset: [path] } : { set: { [path]: value } };
    if (isFeatureName(name)) {
      transactionOfAll.patch(siteFeaturesId(slugs.get(site) ?? ''), patch);
      continue;
    }
    // Publishing a draft without the change would restore the old setting.
    for (const id of [site, `drafts.${site}`])
      if (id === site || drafts.includes(id))
        transactionOfAll
          .patch(id, { setIfMissing: { settings: { _type: 'siteSettings' } } })
          .patch(id, patch);
  }
  await transactionOfAll.commit({ tag: 'settings.scheduled', visibility: 'sync' });
  return null;
}

/** Converts a schedule for the studio. */
export const settingScheduleAnswer = ({
  id,
  changes,
  runAt,
  scheduledBy,
  state,
  cancelledBy,
  problem,
  endedAt,
}: SettingSchedule): SettingScheduleAnswer => ({
  id,
  changes,
  at: runAt.toISOString(),
  by: scheduledBy,
  state,
  cancelledBy,
  problem,
  endedAt: endedAt?.toISOString() ?? null,
});
