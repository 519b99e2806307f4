import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { fromDriveAwayResult, toDriveAwayQuery } from '@forecourt/lib/inventory/search/price-lead';
import { environment } from '@forecourt/lib/platform/env';
import type { PriceLead } from '@forecourt/lib/sites/price-lead';
import type { Algoliasearch } from 'algoliasearch';

let client: Algoliasearch | undefined;

/** The search service as the server asks it, read only. */
export function searchService(): Algoliasearch {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  client ??= searchClient({ appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_SEARCH_KEY, host: ALGOLIA_HOST });
  return client;
}

type StockSearch = Pick<Algoliasearch, 'search' | 'searchForHits'>;

/** The search service as it is asked for a site's stock: prices are those that the site leads with. */
export function stockSearch(lead: PriceLead): StockSearch {
  const service = searchService();
  if (lead === 'excludingCharges') return service;
  return {
    search: async (query, options) => {
      const { results } = await service.search(toDriveAwayQuery(query), options);
      return { results: results.map(fromDriveAwayResult) } as Awaited<ReturnType<typeof service.search>>;
    },
    searchForHits: async (query, options) => {
      const { results } = await service.searchForHits(toDriveAwayQuery(query), options);
      return { results: results.map(fromDriveAwayResult) };
    },
  } as StockSearch;
}
