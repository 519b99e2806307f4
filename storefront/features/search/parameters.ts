import { sortOf } from '@forecourt/lib/search/sorts';
import type { SearchSetup } from './setup.ts';

/** Most values of a facet in one answer: the longest list any facet shows. */
const maxFacetValues = ({ facets }: Pick<SearchSetup, 'facets'>): number =>
  Math.max(1, ...facets.map((facet) => (facet.kind === 'list' ? facet.limit : 0)));

/** The parameters every query of the page has, whoever asks it (SEARCH-18 to SEARCH-24). */
export const commonParameters = (
  setup: Pick<SearchSetup, 'filters' | 'hitsPerPage' | 'attributes' | 'facets'>,
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

const PRICE_ASCENDING = sortOf('sort_price:asc').indexName;

interface Query {
  indexName: string;
  params?: { filters?: unknown; [name: string]: unknown };
}

/** With price ascending, cars without a price are left out where the site wants it (SEARCH-32). */
export function withPriceRule<Request extends object>(
  requests: readonly Request[],
  enabled: boolean,
): Request[] {
  if (!enabled) return [...requests];
  return requests.map((request) => {
    const { indexName, params } = request as unknown as Query;
    if (indexName !== PRICE_ASCENDING) return request;
    const filters = [params?.filters, 'price > 0'].filter(Boolean).join(' AND ');
    return { ...request, params: { ...params, filters } };
  });
}
