import { z } from 'zod';
import { withinRate } from '../database/rate-limit.server.ts';
import { listInbox, setLeadStatus } from '../lead/inbox.server.ts';
import type { StatusAnswer } from '../lead/inbox.ts';
import { LEAD_STATUSES } from '../lead/status.ts';
import { RATES } from '../request/rates.ts';
import { bodyOf, type Call, Refusal } from './call.server.ts';

const pageSchema = z.strictObject({
  after: z.uuid().nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
});
const statusSchema = z.strictObject({ status: z.enum(LEAD_STATUSES) });
const idSchema = z.uuid();

/** A page of the leads of the sites that the caller may see. */
export async function listAllLeads({ request, staff, office }: Call): Promise<Response> {
  const page = await bodyOf(request, pageSchema);
  const siteSlugs = staff.sites.map(({ slug }) => slug);
  return Response.json(await listInbox(office.pool, { siteSlugs, ...page }));
}

/** What became of a lead, as staff say; its shopper reads it in the garage. */
export async function changeStatus({ request, staff, office }: Call, leadId: string): Promise<Response> {
  const { status } = await bodyOf(request, statusSchema);
  const siteSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (siteSlugs.length === 0)
    throw new Refusal('read_only', 'Your role lets you see these leads but not change them.');
  if (!(await withinRate(office.pool, `back-office status ${staff.id}`, RATES.staffLeadStatus)))
    throw new Refusal('too_many', 'Too many changes in a short time. Please wait a minute.');
  const id = idSchema.safeParse(leadId);
  const isChanged = id.success && (await setLeadStatus(office.pool, siteSlugs, { id: id.data, status }));
  if (!isChanged) throw new Refusal('not_found', 'There is no such lead among those you may change.');
  office.report('info', { staff: staff.id, lead: leadId, status }, 'what became of a lead');
  return Response.json({ status } satisfies StatusAnswer);
}
