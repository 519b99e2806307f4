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
type SearchQuery = SearchArguments[0];

/** Algolia refuses a call with more queries. */
const MOST_QUERIES = 50;

/** Splits queries into calls that Algolia accepts, in order. */
function inCalls(query: SearchQuery): SearchQuery[] {
  const requests = Array.isArray(query) ? query : query.requests;
  if (requests.length <= MOST_QUERIES) return [query];
  const calls = Array.from({ length: Math.ceil(requests.length / MOST_QUERIES) }, (_, index) =>
    requests.slice(index * MOST_QUERIES, (index + 1) * MOST_QUERIES),
  );
  return calls.map((part) => (Array.isArray(query) ? part : { ...query, requests: part })) as SearchQuery[];
}

/** Searches a site's stock by the prices that it shows (`stockPricesOf`), or that its shopper chose. */
export function stockSearch(prices: StockPrices): StockSearch {
  const service = searchService();
  const isPlain = prices === 'excludingCharges';
  const asked = (query: SearchQuery) => (isPlain ? query : toPricesQuery(prices, query));
  const shown = <Result>(result: Result) => (isPlain ? result : fromPricesResult(prices, result));
  return {
    search: async <Item>(...[query, options]: SearchArguments) => {
      const { results } = await service.search<Item>(asked(query), options);
      return { results: results.map(shown) };
    },
    searchForHits: async <Item>(...[query, options]: SearchArguments) => {
      const answers = await Promise.all(
        inCalls(asked(query)).map((call) => service.searchForHits<Item>(call, options)),
      );
      return { results: answers.flatMap(({ results }) => results.map(shown)) };
    },
  };
}
