import { z } from 'zod';
import { ApiError } from '../../platform/request/api-error.ts';
import type { LawCheckAnswer } from '../law-check/law-check-state.ts';
import { lawCheckState, requestLawCheck } from '../law-check/law-checks.server.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

const requestSchema = z.strictObject({ site: z.string().min(1).max(100) });

/** Returns the progress and time of a site's law check. */
export async function readLawCheck(call: Call): Promise<Response> {
  return stateOf(call, await siteOf(call));
}

/** Requests a law check of a site. A worker runs it. */
export async function startLawCheck(call: Call): Promise<Response> {
  const { staff, office } = call;
  const site = await siteOf(call);
  await expectStaffRate(
    call,
    'staffLawCheck',
    'You have started many checks in a short time. Please wait ten minutes.',
    'law check',
  );
  await requestLawCheck(office.pool, site);
  office.report('info', { staff: staff.id, site }, 'law_check_requested');
  return stateOf(call, site);
}

/** Returns the slug of the requested site, which the caller must be able to see. */
async function siteOf({ request, staff }: Call): Promise<string> {
  const { site } = await bodyOf(request, requestSchema);
  if (!staff.sites.some(({ slug }) => slug === site))
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  return site;
}

async function stateOf({ office }: Call, site: string): Promise<Response> {
  const state = await lawCheckState(office.pool, site);
  return Response.json({ ...state, now: new Date().toISOString() } satisfies LawCheckAnswer);
}
