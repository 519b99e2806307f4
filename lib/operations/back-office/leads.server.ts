import { z } from 'zod';
import { leadsCsv } from '../../leads/csv.ts';
import { leadTrail, resendLead } from '../../leads/delivery-trail.server.ts';
import { listInbox, setLeadStatus } from '../../leads/inbox.server.ts';
import {
  type InboxAnswer,
  type InboxLead,
  LEAD_VIEWS,
  type LeadFilter,
  type ResponseAnswer,
  type StatusAnswer,
  type TrailAnswer,
} from '../../leads/inbox.ts';
import { responseWeeks } from '../../leads/response-time.server.ts';
import { LEAD_STATUSES } from '../../leads/status.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { withinRate } from '../../platform/database/rate-limit.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { RATES } from '../../platform/request/rates.ts';
import { line } from '../../platform/text/schema.ts';
import { SOURCE_KINDS } from '../../sites/visit-source/source-kinds.ts';
import { conversionTrail } from '../conversions/conversion-trail.server.ts';
import { bodyOf, type Call } from './call.server.ts';
import { EXPORT_LIMIT, QUERY_LIMIT } from './contract.ts';
import { placeZones } from './place-zones.ts';

const filterSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
  view: z.enum(LEAD_VIEWS).default('all'),
  source: z.enum(SOURCE_KINDS).or(z.literal('')).default(''),
  query: line(QUERY_LIMIT).default(''),
}) satisfies z.ZodType<unknown, LeadFilter>;
const pageSchema = filterSchema.extend({
  after: z.uuid().nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
});
const statusSchema = z.strictObject({ status: z.enum(LEAD_STATUSES) });
const sitesSchema = filterSchema.pick({ sites: true });
const idSchema = z.uuid();

/** Time zone for week boundaries across sites in several zones. */
const USUAL_TIME_ZONE = 'Australia/Sydney';

/** Returns the names of the locations of some sites, by id. */
type PlaceNames = (siteSlugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export async function listAllLeads({ request, staff, office }: Call, places: PlaceNames): Promise<Response> {
  const { sites, ...page } = await bodyOf(request, pageSchema);
  const { leads, next } = await listInbox(office.pool, { siteSlugs: visibleSlugs(staff, sites), ...page });
  const zoneOf = await placeZones(staff.sites, leads, office.places);
  const named = await withPlaces(leads, places);
  return Response.json({
    leads: named.map((lead) => ({ ...lead, timeZone: zoneOf(lead) })),
    next,
  } satisfies InboxAnswer);
}

/** Replaces the location ids of test drives with names; empty if the names cannot be read. */
async function withPlaces(leads: readonly InboxLead[], places: PlaceNames): Promise<InboxLead[]> {
  const sites = new Set(leads.flatMap(({ drive, site }) => (drive ? [site] : [])));
  const names = await places([...sites]).catch(() => new Map<string, string>());
  return leads.map((lead) => ({
    ...lead,
    drive: lead.drive && { ...lead.drive, place: names.get(lead.drive.place) ?? '' },
  }));
}

export async function exportLeads(call: Call, places: PlaceNames): Promise<Response> {
  const { request, staff, office } = call;
  const { sites, ...filter } = await bodyOf(request, filterSchema);
  await withinOwnRate(call, 'staffLeadExport', 'Too many exports in a short time. Please wait ten minutes.');
  const leads: InboxLead[] = [];
  let after: string | null = null;
  do {
    const page = await listInbox(office.pool, {
      siteSlugs: visibleSlugs(staff, sites),
      ...filter,
      after,
      limit: 200,
    });
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
  await withinOwnRate(call, 'staffLeadResend', 'Too many leads in a short time. Please wait a minute.');
  const id = idSchema.safeParse(leadId);
  if (!id.success || !(await resendLead(office.pool, siteSlugs, id.data)))
    throw new ApiError('not_found', 'This lead doesn’t exist, or you don’t have permission to send it.');
  office.report('info', { staff: staff.id, lead: leadId }, 'lead_resent');
  const trail = await trailOf(office.pool, siteSlugs, id.data);
  return Response.json(trail ?? { deliveries: [] });
}

export async function changeStatus(call: Call, leadId: string): Promise<Response> {
  const { request, staff, office } = call;
  const { status } = await bodyOf(request, statusSchema);
  const siteSlugs = actedOn(staff);
  await withinOwnRate(call, 'staffLeadStatus', 'Too many changes in a short time. Please wait a minute.');
  const id = idSchema.safeParse(leadId);
  const isChanged = id.success && (await setLeadStatus(office.pool, siteSlugs, { id: id.data, status }));
  if (!isChanged)
    throw new ApiError('not_found', 'This lead doesn’t exist, or you don’t have permission to change it.');
  office.report('info', { staff: staff.id, lead: leadId, status }, 'lead_status_changed');
  return Response.json({ status } satisfies StatusAnswer);
}

/** Returns the requested sites that the caller may see; all of those if none is requested. */
function visibleSlugs({ sites }: Call['staff'], wantedSlugs: readonly string[]): string[] {
  const slugs = sites.map(({ slug }) => slug);
  return wantedSlugs.length > 0 ? slugs.filter((slug) => wantedSlugs.includes(slug)) : slugs;
}

function actedOn({ sites }: Call['staff']): string[] {
  const slugs = sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (slugs.length === 0)
    throw new ApiError('read_only', 'Your role lets you see these leads but not change them.');
  return slugs;
}

async function withinOwnRate(
  { staff, office }: Call,
  rate: keyof typeof RATES,
  words: string,
): Promise<void> {
  if (!(await withinRate(office.pool, { what: `back-office ${rate}`, by: { staff: staff.id } }, RATES[rate])))
    throw new ApiError('rate_limit', words);
}
