import { leadTrail } from '../leads/delivery-trail.server.ts';
import type { TrailDelivery } from '../leads/inbox.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import type { LeadFacts } from './explain-lead.ts';

const MOST = 10;

type Row = Omit<LeadFacts, 'deliveries'>;

/** Finds leads by id or email address, newest first, with the status of their deliveries. */
export async function findLeads(db: Queryable, key: string): Promise<LeadFacts[]> {
  const { rows } = await db.query<Row>(
    `select id, site_slug as site, kind, created_at as "createdAt", suspect as "isHeldBack", finished as "isFinished"
     from leads where id::text = lower($1) or lower(payload->>'email') = lower($1)
     order by created_at desc limit ${MOST}`,
    [key.trim()],
  );
  const facts: LeadFacts[] = [];
  for (const row of rows) {
    const trail = await leadTrail(db, [row.site], row.id);
    const deliveries: TrailDelivery[] = trail?.deliveries ?? [];
    facts.push({ ...row, deliveries });
  }
  return facts;
}
