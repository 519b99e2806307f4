import { z } from 'zod';
import { deleteHeldBack, listHeldBack, sendHeldBack } from '../../leads/held-back.server.ts';
import {
  DELETE_LIMIT,
  type DeletedAnswer,
  type HeldBackAnswer,
  type SentAnswer,
} from '../../leads/held-back.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { actedOn } from './lead-access.server.ts';
import { placeZones } from './place-zones.ts';

const pageSchema = z.strictObject({
  after: z.uuid().nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
});
const idSchema = z.uuid();
const idsSchema = z.strictObject({ ids: z.array(idSchema).min(1).max(DELETE_LIMIT) });

export async function listLeads({ request, staff, office }: Call): Promise<Response> {
  const page = await bodyOf(request, pageSchema);
  const siteSlugs = staff.sites.map(({ slug }) => slug);
  const { leads, next } = await listHeldBack(office.pool, { siteSlugs, ...page });
  const zoneOf = await placeZones(staff.sites, leads, office.places);
  const inZone = leads.map((lead) => ({ ...lead, timeZone: zoneOf(lead) }));
  return Response.json({ leads: inZone, next } satisfies HeldBackAnswer);
}

/** Releases and sends suspected spam (the button 'Not spam: send lead'). */
export async function sendLead({ staff, office }: Call, leadId: string): Promise<Response> {
  const siteSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (siteSlugs.length === 0)
    throw new ApiError('read_only', 'Your role lets you see these leads but not send them.');
  await expectStaffRate(
    { staff, office },
    'staffHeldBackSend',
    'Too many leads in a short time. Please wait a minute.',
    'send',
  );
  const id = idSchema.safeParse(leadId);
  const outcome = id.success ? await sendHeldBack(office.pool, siteSlugs, id.data) : null;
  if (!outcome)
    throw new ApiError('not_found', 'This lead doesn’t exist, or you don’t have permission to send it.');
  office.report('info', { staff: staff.id, lead: leadId, outcome }, 'held_lead_sent');
  return Response.json({ outcome } satisfies SentAnswer);
}

/** Deletes suspected spam for good. Leads that are not spam, or of other sites, are left alone. */
export async function deleteLeads(call: Call): Promise<Response> {
  const { request, staff, office } = call;
  const { ids } = await bodyOf(request, idsSchema);
  const siteSlugs = actedOn(staff);
  await expectStaffRate(call, 'staffHeldBackSend', 'Too many leads in a short time. Please wait a minute.');
  const deleted = await deleteHeldBack(office.pool, siteSlugs, ids);
  if (deleted.length === 0)
    throw new ApiError('not_found', 'These leads don’t exist, or you don’t have permission to delete them.');
  office.report('info', { staff: staff.id, leads: deleted }, 'held_leads_deleted');
  return Response.json({ deleted } satisfies DeletedAnswer);
}
