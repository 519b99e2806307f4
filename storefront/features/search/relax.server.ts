import { type OwnTerms, weeklyFilter } from '@forecourt/lib/inventory/search/own-terms';
import type { StockPrices } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { log } from '@/logging/log.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import type { StockTexts } from '@/stock/facets.ts';
import type { SearchState } from '@/stock/state.ts';
import { stateFilter } from '@/stock/state-filter.ts';
import { type NearMiss, nearMisses, relaxations } from './relax.ts';

/**
 * Counts the results of several searches in one multi-query.
 * @param own for weekly figures by the shopper's own payment; null for the payments of lenders
 * @throws the search client's error
 */
export async function countStates(
  scope: string,
  states: readonly SearchState[],
  prices: StockPrices,
  own: OwnTerms | null = null,
): Promise<number[]> {
  const now = new Date();
  const weekly = own && ((labels: readonly string[]) => weeklyFilter(labels, own, now));
  const { results } = await stockSearch(prices).searchForHits({
    requests: states.map((state) => ({
      indexName: STOCK_INDEX,
      query: state.query,
      hitsPerPage: 0,
      filters: allOf([scope, stateFilter(state, weekly)]),
    })),
  });
  return results.map(({ nbHits = 0 }) => nbHits);
}

/** Returns close matches for a search without results; none if the search service fails. */
export async function findNearMisses(
  scope: string,
  state: SearchState,
  prices: StockPrices,
  own: OwnTerms | null,
  t: StockTexts,
): Promise<NearMiss[]> {
  const states = relaxations(state, t).map((relaxation) => relaxation.state);
  if (states.length === 0) return [];
  try {
    return nearMisses(state, await countStates(scope, states, prices, own), t);
  } catch (error) {
    log.error({ err: error }, 'near_misses_failed');
    return [];
  }
}
