import type { OwnTerms } from '@forecourt/lib/inventory/search/own-terms';
import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { ALL_FACETS, shownAttributes } from '@/stock/facets.ts';
import { aroundOf, type NearPlace } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';
import { exclusionFilter } from '@/stock/state-filter.ts';
import type { SearchSetup } from './setup.ts';
import type { RequestRules } from './stock-requests.ts';

export const MOST_LOCATIONS = 100;

/** Returns the most values per facet in an answer: the longest list on the page. */
export const maxFacetValues = ({ facets, mapped }: Pick<SearchSetup, 'facets' | 'mapped'>): number =>
  Math.max(mapped ? MOST_LOCATIONS : 1, ...facets.map((facet) => (facet.kind === 'list' ? facet.limit : 0)));

export type ParametersSetup = Pick<
  SearchSetup,
  'filters' | 'hitsPerPage' | 'attributes' | 'facets' | 'mapped' | 'defaultSort'
>;

/**
 * Builds a state's search parameters (SEARCH-18 to SEARCH-24) for server and browser.
 * Includes filters that the site does not show, because an address, a link or a parsed sentence may use any.
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
    // Only the fields we read, because the answer is embedded in the page.
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
    // Returns which of a vehicle's locations the distance refers to.
    getRankingInfo: place ? true : undefined,
  };
}

/** Large totals need counts by car type (OPEN-046); the number of results says its noun and how many are sold. */
const ALWAYS_COUNTED = ['car_type', 'status', 'simple_body'];

/** Returns what weekly figures by the shopper's own payment depend on; null for the payments of lenders. */
export const ownTermsOf = (
  { ownTerms }: Pick<SearchSetup, 'ownTerms'>,
  terms: SearchState['terms'],
): OwnTerms | null => (ownTerms && (terms || ownTerms.approval) ? { ...ownTerms, choice: terms } : null);

/**
 * Returns the rules for `stockRequests`.
 * @param terms the shopper's deposit and term; null for the payments of lenders
 */
export const requestRules = (
  {
    facets,
    mapped,
    priceAscRequiresPrice,
    weeklyFrom,
    ownTerms,
  }: Pick<SearchSetup, 'facets' | 'mapped' | 'priceAscRequiresPrice' | 'weeklyFrom' | 'ownTerms'>,
  terms: SearchState['terms'],
): RequestRules => ({
  priceAscRequiresPrice,
  weeklyFrom,
  own: ownTermsOf({ ownTerms }, terms),
  counted: [
    ...new Set([...shownAttributes(facets), ...ALWAYS_COUNTED, ...(mapped ? ['location_name'] : [])]),
  ],
});
