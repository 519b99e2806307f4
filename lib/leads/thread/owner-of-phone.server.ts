import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';

/**
 * Returns the name of the member of a site's team who answers a shopper: about this vehicle, else about the newest
 * enquiry.
 * @param phone verified, or of the shopper's own reservation
 * @returns null if nobody is chosen, or the person has left
 */
export async function ownerOfPhone(
  db: Queryable,
  { siteSlug, phone, carId }: { siteSlug: string; phone: string; carId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>({
    name: 'owner-of-phone',
    text: `select m.name
           from leads l
           join lead_threads t on t.id = l.thread_id
           join lead_team_members m on m.site_slug = t.site_slug and m.user_id = t.owner_id and m.is_active
           where l.site_slug = $1 and l.payload->>'phone' = $2 and not l.suspect
           order by t.car_id = $3 desc nulls last, l.created_at desc limit 1`,
    values: [siteSlug, normalisePhone(phone), carId],
  });
  return rows[0]?.name ?? null;
}
