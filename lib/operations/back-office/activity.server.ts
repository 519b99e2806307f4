import { z } from 'zod';
import { ApiError } from '../../platform/request/api-error.ts';
import { activity, activityLines } from '../events/activity.server.ts';
import { type ActivityAnswer, type ActivityRequest, dayCount, MOST_DAYS } from '../events/activity.ts';
import { activityCsv } from '../events/csv.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

const MOST_LINES = 100_000;

/** The database has no year 0, and nothing was recorded before this. */
const FIRST_DAY = '2020-01-01';

const requestSchema = z
  .strictObject({ site: z.string().min(1).max(100), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from }) => from >= FIRST_DAY, { path: ['from'] })
  .refine((range) => dayCount(range) >= 1 && dayCount(range) <= MOST_DAYS, {
    path: ['to'],
  }) satisfies z.ZodType<unknown, ActivityRequest>;

export async function readActivity(call: Call): Promise<Response> {
  const answer: ActivityAnswer = await activity(call.office.pool, await rangeOf(call));
  return Response.json(answer);
}

export async function exportActivity(call: Call): Promise<Response> {
  const { office } = call;
  const range = await rangeOf(call);
  await expectStaffRate(
    call,
    'staffActivityExport',
    'Too many exports in a short time. Please wait ten minutes.',
    'activity',
  );
  const lines = await activityLines(office.pool, range, MOST_LINES + 1);
  if (lines.length > MOST_LINES)
    throw new ApiError('too_large', 'This period has too many rows for one file. Choose a shorter one.');
  return new Response(activityCsv(range.site, lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="activity.csv"',
    },
  });
}

/** Parses the requested range and adds the site's time zone. */
async function rangeOf({ request, staff }: Call): Promise<ActivityRequest & { timeZone: string }> {
  const range = await bodyOf(request, requestSchema);
  const site = staff.sites.find(({ slug }) => slug === range.site);
  if (!site) throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  return { ...range, timeZone: site.timeZone };
}
