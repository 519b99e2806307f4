'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { MAKE, MAKE_MODEL } from '@/stock/make-models.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { requestRules } from '../parameters.ts';
import type { SearchSetup } from '../setup.ts';
import { pageSearchClient } from './algolia.client.ts';

/** A value of a filter, and how many vehicles have it. */
export interface ValueCount {
  value: string;
  count: number;
}

/** Most values that the service finds at once. */
const MOST_FOUND = 100;

/**
 * The values of a filter that words find, with their counts in everything else that is asked.
 * @throws when the service does not answer
 */
export async function findValues(
  setup: SearchSetup,
  state: SearchState,
  { attribute, limit, words }: { attribute: string; limit: number; words: string },
): Promise<ValueCount[]> {
  const { [attribute]: _chosen, ...others } = state.lists;
  const { [MAKE_MODEL]: _models, ...withoutModels } = others;
  const filter = stateFilter({ ...state, lists: attribute === MAKE ? withoutModels : others });
  const { results } = await pageSearchClient(setup.connection, requestRules(setup)).search([
    {
      indexName: STOCK_INDEX,
      type: 'facet',
      facet: attribute,
      params: {
        query: state.query,
        filters: allOf([setup.filters, filter]),
        facetQuery: words,
        maxFacetHits: Math.min(limit, MOST_FOUND),
      },
    },
  ] as unknown as Parameters<ReturnType<typeof pageSearchClient>['search']>[0]);
  const [answer] = results as unknown as { facetHits?: ValueCount[] }[];
  return answer?.facetHits ?? [];
}
