import { claimForOwner } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { Visit } from './own-valuation.server.ts';

/**
 * Gives a finished valuation to whoever has just signed in to see it, and its lead to the dealer.
 * @returns the valuation as it is now; null for one that somebody else was given meanwhile
 * @throws the database's error; then neither was done
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
