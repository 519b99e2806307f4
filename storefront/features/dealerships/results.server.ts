import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import type { HitsQuery } from '@/stock/multi-query.ts';
import {
  type DealershipHit,
  type DealershipsAnswer,
  dealershipsAnswer,
  dealershipsFound,
  dealershipsQueries,
  factsQueries,
} from './search.ts';
import { type DealershipsState, serialiseDealerships } from './state.ts';

export const dealershipsScope = (site: Site): string => siteStockFilter(site, Date.now() / 1000);

/**
 * Returns a page of the dealership search. The unfiltered one is cached until the site's stock changes.
 * @throws the client's ApiError, or RetryError if the service does not answer
 */
export function dealershipsResults(site: Site, state: DealershipsState): Promise<DealershipsAnswer> {
  const search = async () => {
    const scope = dealershipsScope(site);
    const stock = stockSearch(stockPricesOf(site.settings));
    const run = async (requests: HitsQuery[]) =>
      requests.length ? (await stock.searchForHits<DealershipHit>({ requests })).results : [];
    const first = await run(dealershipsQueries(state, scope));
    const facts = await run(factsQueries(state, scope, dealershipsFound(first)));
    return dealershipsAnswer(
      first,
      facts,
      site.dealerships.map(({ slug }) => slug),
    );
  };
  return serialiseDealerships(state) === ''
    ? cached('stock', { site: site.slug }, search, { key: 'dealers' })
    : search();
}
