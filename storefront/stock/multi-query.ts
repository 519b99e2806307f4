import type {
  Hit,
  LegacySearchMethodProps,
  SearchForFacetValuesResponse,
  SearchForHits,
  SearchResponse,
  SearchResponses,
  SearchResult,
} from 'algoliasearch/lite';
import type { CardVehicle } from './card-vehicle.ts';

// The one place that knows the types of our search clients. All of them send several queries in one request
// and return a result for each, in order: the vendor's full client (server), its lite client (browser), and
// those that we pass to InstantSearch and algoliasearch-helper.

/** A query as InstantSearch writes it. The vendor's clients accept its `params` too. */
export type NestedQuery = LegacySearchMethodProps[number];

/** A query for records in the vendor's present format. */
export type HitsQuery = SearchForHits;

/** A search client for InstantSearch, algoliasearch-helper and our own code. */
export interface MultiQueryClient {
  search: <Item>(queries: NestedQuery[]) => Promise<SearchResponses<Item>>;
}

/** The fields of a result that we read. */
export type HitsResult<Item> = Pick<
  SearchResponse<Item>,
  'nbHits' | 'nbPages' | 'page' | 'processingTimeMS' | 'facets' | 'facets_stats'
> & { hits: Item[] };

/** A vehicle in results, with its position if the search is near a place. */
export type StockHit = Hit<CardVehicle>;

/** Returns the records of a result; none if it has facet values instead. */
export const hitsOf = <Item>(result: SearchResult<Item> | undefined): Item[] =>
  result && 'hits' in result ? result.hits : [];

export const countOf = (result: SearchResult<unknown> | undefined): number =>
  result && 'nbHits' in result ? (result.nbHits ?? 0) : 0;

export const facetHitsOf = (
  result: SearchResult<unknown> | undefined,
): SearchForFacetValuesResponse['facetHits'] => (result && 'facetHits' in result ? result.facetHits : []);
