import { claimForOwner } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { Visit } from './valuation-visit.server.ts';

/**
 * Assigns a finished valuation to the shopper who has just signed in, and delivers its lead to the dealer.
 * @returns null if it was assigned to someone else in the meantime
 * @throws the database's error; then nothing was changed
 */
export async function claimForShopper(
  site: Site,
  { valuation, shopper }: Visit,
): Promise<Visit['valuation']> {
  if (!valuation || !shopper || valuation.userId || !valuation.valuedAt) return valuation;
  const pool = databasePool(environment().DATABASE_URL);
  const whose = { siteSlug: site.slug, valuationId: valuation.id, owner: shopper };
  const claimedValuation = await claimForOwner(pool, whose);
  return claimedValuation.userId === shopper.userId ? claimedValuation : null;
}
