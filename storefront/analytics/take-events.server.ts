import { receivedSchema } from '@forecourt/lib/operations/events/received';
import { storeEvents } from '@forecourt/lib/operations/events/store.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Household } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';

/**
 * Stores events from a browser and returns the response status.
 * @param household for rate limiting only: a hash of it is stored for a day
 * @throws the database's error
 */
export async function takeEvents(site: Site, body: unknown, household: Household): Promise<204 | 400 | 429> {
  const receivedEvents = receivedSchema.safeParse(body);
  if (!receivedEvents.success) return 400;
  const pool = databasePool(environment().DATABASE_URL);
  if (!(await withinRate(pool, { what: 'events', site: site.slug, by: household }, RATES.events))) return 429;
  await storeEvents(pool, site, receivedEvents.data);
  return 204;
}
