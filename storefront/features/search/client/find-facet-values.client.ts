'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { WEEKLY } from '@/stock/facets.ts';
import { MAKE, MAKE_MODEL } from '@/stock/make-models.ts';
import { facetHitsOf } from '@/stock/multi-query.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { requestRules } from '../parameters.ts';
import type { SearchSetup } from '../setup.ts';
import { pageSearchClient } from './page-search.client.ts';

export interface ValueCount {
  value: string;
  count: number;
}

const MOST_FOUND = 100;

/**
 * Searches the values of a filter, counted under the other active filters.
 * @throws if the service does not answer
 */
export async function findFacetValues(
  setup: SearchSetup,
  state: SearchState,
  { attribute, limit, words }: { attribute: string; limit: number; words: string },
): Promise<ValueCount[]> {
  const { [attribute]: _chosen, ...others } = state.lists;
  const { [MAKE_MODEL]: _models, ...withoutModels } = others;
  const { [WEEKLY]: weekly = [], ...lists } = attribute === MAKE ? withoutModels : others;
  const filter = stateFilter({ ...state, lists });
  const { results } = await pageSearchClient(setup.connection, requestRules(setup, state.terms)).search([
    {
      indexName: STOCK_INDEX,
      type: 'facet',
      facet: attribute,
      facetQuery: words,
      maxFacetHits: Math.min(limit, MOST_FOUND),
      params: {
        query: state.query,
        filters: allOf([setup.filters, filter]),
        // Here, so that the rules can replace it by the shopper's own terms.
        facetFilters: weekly.length > 0 ? [weekly.map((value) => `${WEEKLY}:${value}`)] : [],
      },
    },
  ]);
  return facetHitsOf(results[0]);
}
