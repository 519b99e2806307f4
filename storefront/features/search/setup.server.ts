import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { PRICE_PICKS } from '@forecourt/lib/inventory/search/price-picks';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { estimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import { sharedLoanLimits } from '@forecourt/lib/vehicle/finance/limits';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { cardAttributes } from '@/stock/card-vehicle.ts';
import { stockExample } from '@/stock/catalogue.server.ts';
import { browserConnection } from '@/stock/connection.server.ts';
import { offersWeeklyAmounts, siteFacets } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import { weeklyRates, weeklyTerms } from '@/stock/weekly-rates.server.ts';
import { canLocate } from './near/near.server.ts';
import { promoViews } from './promo/promos.server.ts';
import { typesOfList } from './promo/rules.ts';
import type { SearchSetup } from './setup.ts';

export async function searchSetup(site: Site, landing: Landing, now: Date): Promise<SearchSetup> {
  const { settings, features } = site;
  const facets = siteFacets(site);
  const rates = offersWeeklyAmounts(facets) ? await weeklyRates(site) : null;
  // A figure is of the price without charges; where another one is searched, it stays the lender's payment.
  const terms = rates && stockPricesOf(settings) === 'excludingCharges' ? await weeklyTerms(site) : [];
  return {
    connection: browserConnection(site, now),
    saveSearchPath: null,
    siteName: site.name,
    path: landing.path,
    kind: landing.kind,
    heading: landing.heading,
    noun: landing.noun,
    example: await stockExample(site, await pageLanguage()),
    filters: allOf([siteStockFilter(site, now.getTime() / 1000), landing.filter]),
    // Without a lender there is nothing to filter by.
    facets: rates ? facets : facets.filter((facet) => !offersWeeklyAmounts([facet])),
    weeklyRates: rates,
    ownTerms:
      rates && terms.length > 0 ? { settings: estimateSettings(settings), terms, approval: null } : null,
    weeklyFrom: sharedLoanLimits(settings)?.min ?? null,
    defaultSort: settings.defaultSort,
    distance: canLocate(),
    mapped: site.locations.length > 1 && landing.kind !== 'location',
    hitsPerPage: settings.hitsPerPage,
    attributes: cardAttributes(site),
    popularMakesCount: settings.popularMakesCount,
    pricePicks: PRICE_PICKS[settings.priceQuickPicks],
    certifiedOnly: features.certifiedOnly,
    collapseSoldRuns: features.collapseSoldRuns,
    priceAscRequiresPrice: features.priceAscRequiresPrice,
    layout: settings.resultsLayout,
    types: typesOfList(settings.carTypes, landing.types),
    promos: await promoViews(site),
    card: cardRules(site, now),
  };
}
