'use client';
import type { OwnTerms } from '@forecourt/lib/inventory/search/own-terms';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { BrowserConnection } from '@/stock/connection.ts';
import { countOf } from '@/stock/multi-query.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { pageSearchClient } from './page-search.client.ts';

/**
 * Counts the results of several searches in one multi-query.
 * @param scope the page's filter
 * @param own for weekly figures by the shopper's own payment; null for the payments of lenders
 */
export async function countStates(
  connection: BrowserConnection,
  scope: string,
  states: readonly SearchState[],
  own: OwnTerms | null = null,
): Promise<number[]> {
  const weekly = own && (await weeklyBy(own));
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const { results } = await client.search<object>(
    states.map((state) => ({
      indexName: STOCK_INDEX,
      params: { query: state.query, hitsPerPage: 0, filters: allOf([scope, stateFilter(state, weekly)]) },
    })),
  );
  return results.map(countOf);
}

/** Returns how to filter by bands of weekly figures of the shopper's own payment. */
export async function weeklyBy(own: OwnTerms): Promise<(labels: readonly string[]) => string> {
  const { weeklyFilter } = await import('@forecourt/lib/inventory/search/own-terms');
  const now = new Date();
  return (labels) => weeklyFilter(labels, own, now);
}
