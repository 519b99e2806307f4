import { receivedSchema } from '@forecourt/lib/operations/events/received';
import { storeEvents } from '@forecourt/lib/operations/events/store.server';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/events` (OPEN-110): one event or a list, each `{event_id, car_id, dealership_id, website_id,
 * url}`; 204. Events of visitors with Global Privacy Control, sent by older pages, are not stored.
 */
export const POST = withSite(
  async ({ site, pool, body }) => {
    await storeEvents(pool, site, body);
    return null;
  },
  {
    ownRequest: true,
    ignoresGpc: true,
    body: receivedSchema,
    rate: 'events',
    failure: { event: 'events_failed' },
  },
);
