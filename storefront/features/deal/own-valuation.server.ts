import type { DealValuation } from '@forecourt/lib/leads/deal/lines';
import { tradeInOf } from '@forecourt/lib/leads/trade-in/trade-in-of.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { readShopper } from '@/site/shopper.server.ts';

/**
 * Returns the trade-in of the signed-in shopper, as a deal counts it. Guests have none: an estimate is kept with an
 * account.
 * @throws the database's error
 */
export async function ownValuation(headers: Pick<Headers, 'get'>, site: Site): Promise<DealValuation | null> {
  if (!site.features.tradeInEnabled) return null;
  const shopper = await readShopper(headers, site);
  const pool = databasePool(environment().DATABASE_URL);
  const own = shopper && (await tradeInOf(pool, { siteSlug: site.slug, userId: shopper.userId }));
  if (!own) return null;
  const { title, amount, inspectedAt, acceptedAt, expiresAt } = own;
  return {
    title,
    low: amount,
    ...(inspectedAt && { isInspected: true }),
    expiresAt: acceptedAt ? null : (expiresAt?.toISOString() ?? null),
  };
}
