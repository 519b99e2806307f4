import { environment } from '@forecourt/lib/env';
import { allOf } from '@forecourt/lib/search/filter';
import { PRICE_PICKS } from '@forecourt/lib/search/price-picks';
import { securedSearchKey } from '@forecourt/lib/search/secured-key';
import { siteStockFilter } from '@forecourt/lib/search/stock-filter';
import type { Site } from '@forecourt/lib/site/site';
import { cardAttributes } from '@/features/vehicle/card/car.ts';
import { cardRules } from '@/features/vehicle/card/rules.ts';
import { stockExample } from './catalogue.server.ts';
import { siteFacets } from './facets.ts';
import type { Landing } from './landing.ts';
import { canLocate } from './near/near.server.ts';
import { promoViews } from './promo/promos.server.ts';
import { typesOfList } from './promo/rules.ts';
import type { BrowserConnection, SearchSetup } from './setup.ts';

/** The connection of a site's browsers: a key that opens what the site lists now and nothing else. */
export function browserConnection(site: Site, now: Date): BrowserConnection {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  return {
    appId: ALGOLIA_APP_ID,
    apiKey: securedSearchKey(ALGOLIA_SEARCH_KEY, site, now.getTime() / 1000),
    host: ALGOLIA_HOST ?? null,
  };
}

/** What the results page of a part of a site's stock needs to know. */
export async function searchSetup(site: Site, landing: Landing, now: Date): Promise<SearchSetup> {
  const { settings, features } = site;
  return {
    connection: browserConnection(site, now),
    path: landing.path,
    noun: landing.noun,
    example: await stockExample(site),
    filters: allOf([siteStockFilter(site, now.getTime() / 1000), landing.filter]),
    facets: siteFacets(site),
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
