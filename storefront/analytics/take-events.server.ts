import type { Household } from '@forecourt/lib/account/network';
import { databasePool } from '@forecourt/lib/database/client.server';
import { withinRate } from '@forecourt/lib/database/rate-limit.server';
import { environment } from '@forecourt/lib/env';
import { receivedSchema } from '@forecourt/lib/events/received';
import { storeEvents } from '@forecourt/lib/events/store.server';
import { RATES } from '@forecourt/lib/request/rates';
import type { Site } from '@forecourt/lib/site/site';

/**
 * Takes what a browser sends of events.
 * @param household of the visitor, for counting alone: only a hash of it is kept, for a day
 * @returns the status of the answer
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
