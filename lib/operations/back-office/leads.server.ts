import { z } from 'zod';
import { leadsCsv } from '../../leads/csv.ts';
import { leadTrail, resendLead } from '../../leads/delivery-trail.server.ts';
import { listInbox } from '../../leads/inbox.server.ts';
import type { InboxLead, LeadBooking, ResponseAnswer, TrailAnswer } from '../../leads/inbox.ts';
import { responseWeeks } from '../../leads/response-time.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { conversionTrail } from '../conversions/conversion-trail.server.ts';
import { bodyOf, type Call } from './call.server.ts';
import { EXPORT_LIMIT } from './contract.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { actedOn, visibleSlugs } from './lead-access.server.ts';
import { threadFilterSchema } from './thread-filter.ts';

const sitesSchema = threadFilterSchema.pick({ sites: true });
const idSchema = z.uuid();

/** Time zone for week boundaries across sites in several zones. */
const USUAL_TIME_ZONE = 'Australia/Sydney';

/** Returns the names of the locations of some sites, by id. */
export type PlaceNames = (siteSlugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Replaces the location ids of bookings with names; empty if the names cannot be read. */
export async function withPlaces(leads: readonly InboxLead[], places: PlaceNames): Promise<InboxLead[]> {
  const sites = new Set(leads.flatMap(({ drive, service, site }) => (drive || service ? [site] : [])));
  const names = await places([...sites]).catch(() => new Map<string, string>());
  const named = (booking: LeadBooking | null) =>
    booking && { ...booking, place: names.get(booking.place) ?? '' };
  return leads.map((lead) => ({
    ...lead,
    drive: named(lead.drive),
    service: named(lead.service),
  }));
}

export async function exportLeads(call: Call, places: PlaceNames): Promise<Response> {
  const { request, staff, office } = call;
  const { sites, ...filter } = await bodyOf(request, threadFilterSchema);
  const siteSlugs = visibleSlugs(staff, sites);
  await expectStaffRate(
    call,
    'staffLeadExport',
    'Too many exports in a short time. Please wait ten minutes.',
  );
  const leads: InboxLead[] = [];
  let after: string | null = null;
  do {
    const page = await listInbox(office.pool, filter, { siteSlugs, userId: staff.id, after, limit: 200 });
    leads.push(...page.leads);
    if (leads.length > EXPORT_LIMIT)
      throw new ApiError(
        'too_large',
        `More than ${EXPORT_LIMIT.toLocaleString('en-AU')} leads match. Choose a site.`,
      );
    after = page.next;
  } while (after);
  office.report('info', { staff: staff.id, rows: leads.length }, 'leads_exported');
  return new Response(leadsCsv(await withPlaces(leads, places)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    },
  });
}

/** Returns the time until shoppers got a first reply, by week. */
export async function responseTimes({ request, staff, office }: Call): Promise<Response> {
  const { sites } = await bodyOf(request, sitesSchema);
  const siteSlugs = visibleSlugs(staff, sites);
  const zones = new Set(
    staff.sites.filter(({ slug }) => siteSlugs.includes(slug)).map(({ timeZone }) => timeZone),
  );
  const [onlyZone] = zones;
  const timeZone = zones.size === 1 && onlyZone ? onlyZone : USUAL_TIME_ZONE;
  const weeks = await responseWeeks(office.pool, { siteSlugs, timeZone });
  return Response.json({ weeks } satisfies ResponseAnswer);
}

export async function readTrail({ staff, office }: Call, leadId: string): Promise<Response> {
  const id = idSchema.safeParse(leadId);
  const trail = id.success ? await trailOf(office.pool, visibleSlugs(staff, []), id.data) : null;
  if (!trail) throw new ApiError('not_found', 'This lead doesn’t exist, or you don’t have access to it.');
  return Response.json(trail);
}

/** Returns the deliveries of a lead, and its reports to advertising networks. */
async function trailOf(db: Queryable, siteSlugs: readonly string[], id: string): Promise<TrailAnswer | null> {
  const trail = await leadTrail(db, siteSlugs, id);
  return trail && { deliveries: [...trail.deliveries, ...(await conversionTrail(db, id))] };
}

export async function resend(call: Call, leadId: string): Promise<Response> {
  const { staff, office } = call;
  const siteSlugs = actedOn(staff);
  await expectStaffRate(call, 'staffLeadResend', 'Too many leads in a short time. Please wait a minute.');
  const id = idSchema.safeParse(leadId);
  if (!id.success || !(await resendLead(office.pool, siteSlugs, id.data)))
    throw new ApiError('not_found', 'This lead doesn’t exist, or you don’t have permission to send it.');
  office.report('info', { staff: staff.id, lead: leadId }, 'lead_resent');
  const trail = await trailOf(office.pool, siteSlugs, id.data);
  return Response.json(trail ?? { deliveries: [] });
}
