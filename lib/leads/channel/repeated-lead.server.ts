import type { Queryable } from '../../platform/database/client.server.ts';
import { EARLIER_DAYS } from '../earlier-leads.server.ts';

/**
 * Returns the first lead of a series of enquiries that a channel has received; null if this lead is the first.
 * An enquiry repeats an earlier one of the same person (by phone or email), dealership and vehicle, or form if it is
 * about no vehicle, that is at most 30 days older.
 */
export async function firstSentLead(
  db: Queryable,
  { leadId, channelId }: { leadId: string; channelId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `with recursive series as (
       select id from leads where id = $1
       union
       select earlier.id from series join leads this on this.id = series.id
       join leads earlier on earlier.site_slug = this.site_slug and earlier.id <> this.id and not earlier.suspect
         and earlier.created_at between this.created_at - make_interval(days => $3) and this.created_at
         and earlier.dealership_id is not distinct from this.dealership_id
         and earlier.payload->>'car_id' is not distinct from this.payload->>'car_id'
         and (this.payload->>'car_id' is not null or earlier.kind = this.kind)
         and (earlier.payload->>'phone' = nullif(this.payload->>'phone', '')
              or lower(earlier.payload->>'email') = lower(nullif(this.payload->>'email', '')))
     )
     select leads.id from series join leads on leads.id = series.id
     join lead_deliveries sent on sent.lead_id = leads.id and sent.channel_id = $2
       and (sent.state = 'sent' or sent.round > 0)
     where leads.id <> $1 order by leads.created_at, leads.id limit 1`,
    [leadId, channelId, EARLIER_DAYS],
  );
  return rows[0]?.id ?? null;
}
