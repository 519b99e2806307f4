'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { BrowserConnection } from '@/stock/connection.ts';
import { countOf } from '@/stock/multi-query.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { pageSearchClient } from './page-search.client.ts';

/** Counts the results of several searches in one multi-query. `scope` is the page's filter. */
export async function countStates(
  connection: BrowserConnection,
  scope: string,
  states: readonly SearchState[],
): Promise<number[]> {
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const { results } = await client.search<object>(
    states.map((state) => ({
      indexName: STOCK_INDEX,
      params: { query: state.query, hitsPerPage: 0, filters: allOf([scope, stateFilter(state)]) },
    })),
  );
  return results.map(countOf);
}
