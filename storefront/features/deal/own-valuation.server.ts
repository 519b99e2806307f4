import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import type { Site } from '@forecourt/lib/sites/site';
import { keptOf, readVisit } from '@/features/trade-in/valuation-visit.server.ts';

/**
 * Returns the valuation of the signed-in shopper, whose lower end a deal takes off. Guests have none: they see no
 * estimate before they sign in (TRADE-07).
 */
export async function ownValuation(
  headers: Pick<Headers, 'get'>,
  site: Site,
): Promise<DealFigures['valuation']> {
  if (!site.features.tradeInEnabled) return null;
  const { valuation, shopper } = await readVisit(headers, site);
  const kept = valuation && shopper && valuation.userId === shopper.userId ? keptOf(valuation) : null;
  return kept && { title: kept.title, low: kept.low };
}
