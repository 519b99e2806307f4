import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { leads } from './tables/leads.ts';

/** Enquiries by one shopper within this many days are shown to the dealer together. */
export const EARLIER_DAYS = 30;
const MOST_EARLIER = 5;

const EARLIER_COLUMNS = columnsOf(leads, ['id', 'kind', 'payload', 'createdAt']);

export type EarlierLead = RowOf<typeof EARLIER_COLUMNS>;

/**
 * Returns a shopper's earlier leads on the same site, matched by phone or email, newest first.
 * They are not merged: the dealer's mail only refers to them.
 * @param id of the lead
 */
export async function earlierLeads(db: Queryable, id: string): Promise<EarlierLead[]> {
  const { rows } = await db.query<EarlierLead>(
    `select ${EARLIER_COLUMNS} from leads join leads this on this.id = $1 and this.site_slug = leads.site_slug
     where leads.id <> this.id and not leads.suspect
       and leads.created_at between this.created_at - make_interval(days => $2) and this.created_at
       and (leads.payload->>'phone' = nullif(this.payload->>'phone', '')
            or lower(leads.payload->>'email') = lower(nullif(this.payload->>'email', '')))
     order by leads.created_at desc, leads.id limit $3`,
    [id, EARLIER_DAYS, MOST_EARLIER],
  );
  return rows;
}
