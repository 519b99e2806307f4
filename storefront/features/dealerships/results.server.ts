import { siteStockFilter } from '@forecourt/lib/search/stock-filter';
import type { Site } from '@forecourt/lib/site/site';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import {
  type DealersAnswer,
  type DealersResult,
  dealersAnswer,
  dealersFound,
  dealersQueries,
  factsQueries,
} from './search.ts';
import { type DealersState, serialiseDealers } from './state.ts';

/** Filter of the stock that a site's dealers have now. */
export const dealersScope = (site: Site): string => siteStockFilter(site, Date.now() / 1000);

/**
 * A page of the search of a site's dealers. The plain one is kept until the site's stock changes.
 * @throws the client's ApiError, or RetryError when the service does not answer
 */
export function dealersResults(site: Site, state: DealersState): Promise<DealersAnswer> {
  const read = async () => {
    const scope = dealersScope(site);
    const ask = async (requests: { indexName: string }[]) =>
      requests.length
        ? ((await stockSearch().searchForHits({ requests })).results as unknown as DealersResult[])
        : [];
    const first = await ask(dealersQueries(state, scope));
    const facts = await ask(factsQueries(state, scope, dealersFound(first)));
    return dealersAnswer(
      first,
      facts,
      site.dealerships.map(({ slug }) => slug),
    );
  };
  return serialiseDealers(state) === ''
    ? cached('stock', { site: site.slug }, read, { key: 'dealers' })
    : read();
}
