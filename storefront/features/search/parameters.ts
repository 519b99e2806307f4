import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { ALL_FACETS, shownAttributes } from '@/stock/facets.ts';
import { aroundOf, type NearPlace } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';
import { exclusionFilter } from '@/stock/state-filter.ts';
import type { RequestRules } from './requests.ts';
import type { SearchSetup } from './setup.ts';

/** Most locations that a map shows. */
export const MOST_LOCATIONS = 100;

/** Most values of a facet in one answer: the longest list that the page shows. */
export const maxFacetValues = ({ facets, mapped }: Pick<SearchSetup, 'facets' | 'mapped'>): number =>
  Math.max(mapped ? MOST_LOCATIONS : 1, ...facets.map((facet) => (facet.kind === 'list' ? facet.limit : 0)));

/** What the parameters of a search take from the page. */
export type ParametersSetup = Pick<
  SearchSetup,
  'filters' | 'hitsPerPage' | 'attributes' | 'facets' | 'mapped' | 'defaultSort'
>;

/**
 * All that is asked for a state (SEARCH-18 to SEARCH-24), the same on the server and in the browser. Every filter there is
 * counts as one that may be used, shown on this site or not, since an address, a link from a page or an understood
 * sentence may ask for any.
 * @param place that the state is near, once it is known
 */
export function searchParameters(
  setup: ParametersSetup,
  state: SearchState,
  place: NearPlace | null,
): PlainSearchParameters {
  const lists: [attribute: string, values: string[]][] = [];
  const ranges: [attribute: string, ends: { '>='?: number[]; '<='?: number[] }][] = [];
  for (const { kind, key, attribute } of ALL_FACETS) {
    const { min, max } = state.ranges[key] ?? {};
    if (kind === 'range')
      ranges.push([attribute, { ...(min != null && { '>=': [min] }), ...(max != null && { '<=': [max] }) }]);
    else lists.push([attribute, [...(state.lists[key] ?? [])]]);
  }
  const sort = sortOf(state.sort ?? setup.defaultSort);
  return {
    hitsPerPage: setup.hitsPerPage,
    attributesToRetrieve: setup.attributes,
    maxValuesPerFacet: maxFacetValues(setup),
    // Only what is read: an answer travels inside the page.
    responseFields: [
      'hits',
      'nbHits',
      'page',
      'nbPages',
      'hitsPerPage',
      'facets',
      'facets_stats',
      'processingTimeMS',
      'exhaustive',
    ],
    filters: allOf([setup.filters, exclusionFilter(state.without)]),
    index: sort.indexName,
    typoTolerance: sort.typoTolerance,
    query: state.query,
    page: state.page - 1,
    disjunctiveFacets: ALL_FACETS.map(({ attribute }) => attribute),
    disjunctiveFacetsRefinements: Object.fromEntries(lists),
    numericRefinements: Object.fromEntries(ranges),
    aroundLatLng: place ? aroundOf(place) : undefined,
    // Tells which of its places a vehicle was measured by.
    getRankingInfo: place ? true : undefined,
  };
}

/** How its searches are put: see `stockRequests`. The number of each kind stands in for large counts (OPEN-046). */
export const requestRules = ({
  facets,
  mapped,
  priceAscRequiresPrice,
}: Pick<SearchSetup, 'facets' | 'mapped' | 'priceAscRequiresPrice'>): RequestRules => ({
  priceAscRequiresPrice,
  counted: [...new Set([...shownAttributes(facets), 'car_type', ...(mapped ? ['location_name'] : [])])],
});
