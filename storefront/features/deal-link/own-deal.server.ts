import { type Deal, findDeal } from '@forecourt/lib/leads/deal/deals.server';
import { verifyDealToken } from '@forecourt/lib/leads/deal/link';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

/** Returns the deal of a shopper's link; null for a wrong token, another site, or one that was deleted. */
export async function dealOfLink({ slug }: Site, id: string, token: string): Promise<Deal | null> {
  if (!verifyDealToken(id, token, environment().RESERVATION_SECRET ?? '')) return null;
  return findDeal(databasePool(environment().DATABASE_URL), [slug], id);
}
