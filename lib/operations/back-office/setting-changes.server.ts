import { z } from 'zod';
import { ApiError } from '../../platform/request/api-error.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { grantsOfPerson } from './person-grants.server.ts';
import type { ServerLake } from './releases.server.ts';
import { mayChangeSettings } from './rights.ts';
import {
  cancelSettingCell,
  cancelSettingSchedule,
  listSettingSchedules,
  settingScheduleAnswer,
  storeSettingSchedule,
} from './setting-schedules.server.ts';
import {
  cancelSchema,
  FURTHEST_MS,
  newScheduleSchema,
  type SettingSchedulesAnswer,
} from './setting-schedules-contract.ts';

/** Long texts of a profile for many sites. */
const MAX_BYTES = 1024 * 1024;
const idSchema = z.uuid();
const siteIdsSchema = z.array(z.string());
const NOT_SET_UP =
  'The back office can’t schedule changes: SANITY_WRITE_TOKEN is not set. Make the change now instead.';

/**
 * Endpoints for scheduled changes to settings and features, for administrators.
 * @param serverLake returns null without a token that writes
 */
export const settingChanges = (serverLake: () => ServerLake | null) => ({
  list: async (call: Call): Promise<Response> => {
    expectAdministrator(call);
    const schedules = await listSettingSchedules(call.office.pool);
    return Response.json({
      schedules: schedules.map(settingScheduleAnswer),
    } satisfies SettingSchedulesAnswer);
  },

  schedule: async (call: Call): Promise<Response> => {
    expectAdministrator(call);
    await expectRate(call);
    const { at, changes } = await bodyOf(call.request, newScheduleSchema, MAX_BYTES);
    const runAt = new Date(at);
    if (runAt.getTime() <= Date.now() || runAt.getTime() > Date.now() + FURTHEST_MS)
      throw new ApiError('bad_input', 'Choose a time in the future, within a year.');
    const lake = serverLake();
    if (!lake) throw new ApiError('not_set_up', NOT_SET_UP);
    await expectSites(lake, [...new Set(changes.map(({ site }) => site))]);
    await expectSameRightsLater(lake, call);
    const { staff, office } = call;
    const schedule = await storeSettingSchedule(office.pool, {
      changes,
      runAt,
      scheduledBy: staff.id,
      scheduledByAccount: staff.account,
    });
    if (!schedule)
      throw new ApiError(
        'changed',
        'A change at this time is scheduled already. Cancel it first, or choose another time.',
      );
    office.report(
      'info',
      { schedule: schedule.id, staff: staff.id, at, changes: changes.length },
      'settings_scheduled',
    );
    return Response.json(settingScheduleAnswer(schedule));
  },

  cancel: async (call: Call, id: string): Promise<Response> => {
    expectAdministrator(call);
    await expectRate(call);
    const { staff, office } = call;
    const { cell } = await bodyOf(call.request, cancelSchema);
    const wanted = idSchema.safeParse(id);
    const cancel = (schedule: string) =>
      cell
        ? cancelSettingCell(office.pool, schedule, cell, staff.id)
        : cancelSettingSchedule(office.pool, schedule, staff.id);
    const schedule = wanted.success ? await cancel(wanted.data) : null;
    if (!schedule) throw new ApiError('changed', 'This change is not scheduled any more.');
    office.report('info', { schedule: schedule.id, staff: staff.id }, 'settings_unscheduled');
    return Response.json(settingScheduleAnswer(schedule));
  },
});

function expectAdministrator({ staff }: Call): void {
  if (!mayChangeSettings(staff.grants, staff.id))
    throw new ApiError('no_rights', 'Only administrators can change features and settings.');
}

const expectRate = (call: Call): Promise<void> =>
  expectStaffRate(call, 'staffSettings', 'Too many changes in a short time. Please wait a minute.');

async function expectSites({ client }: ServerLake, ids: readonly string[]): Promise<void> {
  const found = await client
    .fetch<unknown>('*[_type == "site" && _id in $ids && defined(slug.current)]._id', { ids: [...ids] })
    .then(siteIdsSchema.parse)
    .catch(() => {
      throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
    });
  if (found.length < ids.length) throw new ApiError('bad_input', 'A site of this change does not exist.');
}

/** Makes the lookup that the worker will make, to refuse what would fail later. */
async function expectSameRightsLater({ token }: ServerLake, { staff, office }: Call): Promise<void> {
  const grants = await grantsOfPerson(office.project, token, staff.account).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    office.report('error', { problem }, 'settings_rights_unreadable');
    return null;
  });
  if (grants && mayChangeSettings(grants, staff.id)) return;
  throw new ApiError(
    'not_set_up',
    'The change cannot be scheduled: the storefront cannot look up your rights for the time when you are away. Make it now instead, or check the role of SANITY_WRITE_TOKEN.',
  );
}
