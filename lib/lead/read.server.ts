import type { Queryable } from '../database/client.server.ts';
import { type Car, carSchema } from '../vehicle/car.ts';
import type { FormKind } from './kinds.ts';
import type { LeadPayload } from './payload.ts';

/** A lead as its mails are made of it. */
export interface LeadToDeliver {
  id: string;
  siteSlug: string;
  kind: FormKind;
  payload: LeadPayload;
  dealershipId: string | null;
  locationId: string | null;
  createdAt: Date;
  /** Whether it replaces what an earlier mail said. */
  changed: boolean;
  car: Car | null;
}

/** The mails of a lead. */
export const LEAD_MAILS = ['dealer', 'shopper'] as const;
export type LeadMail = (typeof LEAD_MAILS)[number];

/**
 * A lead with its car as the stock table has it now.
 * @throws when there is none of this id
 */
export async function leadToDeliver(db: Queryable, id: string): Promise<LeadToDeliver> {
  const { rows } = await db.query<Omit<LeadToDeliver, 'id' | 'car'> & { record: unknown }>(
    `select l.site_slug as "siteSlug", l.kind, l.payload, l.dealership_id as "dealershipId",
            l.location_id as "locationId", l.created_at as "createdAt",
            l.updated_at > l.created_at as changed, c.record
     from leads l left join cars c on c.id = l.payload->>'car_id' where l.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('There is no such lead');
  const { record, ...lead } = rows[0];
  return { id, ...lead, car: record ? carSchema.parse(record) : null };
}
