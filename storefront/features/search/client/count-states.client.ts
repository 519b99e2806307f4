'use client';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { pageSearchClient } from './algolia.client.ts';

/**
 * Returns the number of results of several searches, in one multi-query.
 * @param scope filter of the page
 */
export async function countStates(
  connection: BrowserConnection,
  scope: string,
  states: readonly SearchState[],
): Promise<number[]> {
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const requests = states.map((state) => ({
    indexName: STOCK_INDEX,
    params: { query: state.query, hitsPerPage: 0, filters: allOf([scope, stateFilter(state)]) },
  }));
  const { results } = await client.search(requests as unknown as Parameters<typeof client.search>[0]);
  return results.map((result) => ('nbHits' in result ? (result.nbHits ?? 0) : 0));
}
