import { shownAttributes } from '@/stock/facets.ts';
import type { RequestRules } from './requests.ts';
import type { SearchSetup } from './setup.ts';

/** Most locations that a map shows. */
export const MOST_LOCATIONS = 100;

/** Most values of a facet in one answer: the longest list that the page shows. */
export const maxFacetValues = ({ facets, mapped }: Pick<SearchSetup, 'facets' | 'mapped'>): number =>
  Math.max(mapped ? MOST_LOCATIONS : 1, ...facets.map((facet) => (facet.kind === 'list' ? facet.limit : 0)));

/** The parameters every query of the page has, whoever asks it (SEARCH-18 to SEARCH-24). */
export const commonParameters = (
  setup: Pick<SearchSetup, 'filters' | 'hitsPerPage' | 'attributes' | 'facets' | 'mapped'>,
) => ({
  filters: setup.filters,
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
});

/** How its searches are put: see `stockRequests`. The number of each kind stands in for large counts (OPEN-046). */
export const requestRules = ({
  facets,
  mapped,
  priceAscRequiresPrice,
}: Pick<SearchSetup, 'facets' | 'mapped' | 'priceAscRequiresPrice'>): RequestRules => ({
  priceAscRequiresPrice,
  counted: [...new Set([...shownAttributes(facets), 'car_type', ...(mapped ? ['location_name'] : [])])],
});
