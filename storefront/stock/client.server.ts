import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import {
  fromPricesResult,
  type StockPrices,
  toPricesQuery,
} from '@forecourt/lib/inventory/search/price-lead';
import { environment } from '@forecourt/lib/platform/env';
import type { Algoliasearch } from 'algoliasearch';

let client: Algoliasearch | undefined;

/** Returns the server's read-only client. */
export function searchService(): Algoliasearch {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  client ??= searchClient({ appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_SEARCH_KEY, host: ALGOLIA_HOST });
  return client;
}

type StockSearch = Pick<Algoliasearch, 'search' | 'searchForHits'>;
type SearchArguments = Parameters<Algoliasearch['search']>;

/** Searches a site's stock by the prices that it shows (`stockPricesOf`), or that its shopper chose. */
export function stockSearch(prices: StockPrices): StockSearch {
  const service = searchService();
  if (prices === 'excludingCharges') return service;
  return {
    search: async <Item>(...[query, options]: SearchArguments) => {
      const { results } = await service.search<Item>(toPricesQuery(prices, query), options);
      return { results: results.map((result) => fromPricesResult(prices, result)) };
    },
    searchForHits: async <Item>(...[query, options]: SearchArguments) => {
      const { results } = await service.searchForHits<Item>(toPricesQuery(prices, query), options);
      return { results: results.map((result) => fromPricesResult(prices, result)) };
    },
  };
}
