import type { DealStatus } from '@forecourt/lib/leads/deal/version';
import type { EventName } from '@forecourt/lib/sites/event-names';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { RecordOnce } from '@/analytics/RecordOnce.client.tsx';

/** The event of a shopper's step that leads to a status; the dealer's own steps have none. */
const EVENTS: Partial<Record<DealStatus, EventName>> = {
  draft: 'dealSave',
  sent: 'dealSend',
  accepted: 'dealAccept',
};

/** Records that a shopper's deal has reached a status, once per deal and browser. */
export function DealStep({
  site,
  vehicle,
  deal,
}: {
  site: Site;
  vehicle: Pick<Vehicle, 'id' | 'dealership_id'>;
  deal: { id: string; status: DealStatus };
}) {
  const event = EVENTS[deal.status];
  return event ? (
    <RecordOnce
      event={event}
      siteSlug={site.slug}
      remember={`Recorded.${event}.${deal.id}`}
      what={deal.id}
      car={vehicle.id}
      dealership={vehicle.dealership_id}
    />
  ) : null;
}
