import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import { tradeInOf } from '@forecourt/lib/leads/trade-in/trade-in-of.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { readShopper } from '@/site/shopper.server.ts';

/**
 * Returns the valuation of the signed-in shopper that a deal takes off: what staff offer after inspection, else the
 * lower end of the estimate. Guests have none (TRADE-07), also where the estimate is shown before the number.
 */
export async function ownValuation(
  headers: Pick<Headers, 'get'>,
  site: Site,
): Promise<DealFigures['valuation']> {
  if (!site.features.tradeInEnabled) return null;
  const shopper = await readShopper(headers, site);
  if (!shopper?.phone) return null;
  const pool = databasePool(environment().DATABASE_URL);
  const tradeIn = await tradeInOf(pool, { siteSlug: site.slug, userId: shopper.userId });
  if (!tradeIn) return null;
  const { title, amount, inspectedAt } = tradeIn;
  return { title, low: amount, ...(inspectedAt && { isInspected: true }) };
}
