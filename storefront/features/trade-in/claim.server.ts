import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { Site } from '@forecourt/lib/site/site';
import { claimValuation } from '@forecourt/lib/trade-in/valuations.server';
import { continueLead } from './lead.server.ts';
import type { Visit } from './own-valuation.server.ts';

/**
 * Gives a finished valuation to whoever has just signed in to see it, and its lead to the dealer. The lead comes first:
 * if the process dies between the two, the next visit does both again.
 * @returns the valuation as it is now
 * @throws the database's error
 */
export async function claimForShopper(
  site: Site,
  { valuation, shopper }: Visit,
): Promise<Visit['valuation']> {
  if (!valuation || !shopper || valuation.userId || !valuation.valuedAt) return valuation;
  const isGiven = valuation.amountLow !== null;
  await continueLead(
    site,
    { valuation, shopper },
    { isLastStep: true, ...(isGiven && { subcategory: '2. Valuation Given' }) },
  );
  await claimValuation(databasePool(environment().DATABASE_URL), valuation.id, shopper.userId);
  return { ...valuation, userId: shopper.userId };
}
