import { sortOf } from '@forecourt/lib/search/sorts';
import type { IndexUiState } from 'instantsearch.js';
import { ALL_FACETS } from '@/stock/facets.ts';
import { rangeText } from '@/stock/parameters.ts';
import type { SearchState } from '@/stock/state.ts';

/**
 * What InstantSearch knows nothing of: the place to tell distances from (`near/widget.client.ts`), and what is not
 * wanted or was let go (`client/exclusions.client.ts`).
 */
export type PlacedUiState = IndexUiState & {
  near?: string;
  without?: SearchState['without'];
  ignored?: string;
};

/** Our state in the words of InstantSearch: attributes instead of keys, index names instead of sorts. */
export function toUiState(state: SearchState): PlacedUiState {
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  for (const { key, attribute } of ALL_FACETS) {
    const values = state.lists[key];
    const ends = state.ranges[key];
    if (values) refinementList[attribute] = [...values];
    if (ends) range[attribute] = rangeText(ends);
  }
  return {
    ...(state.query ? { query: state.query } : {}),
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(state.near ? { near: state.near } : {}),
    ...(Object.keys(state.without).length ? { without: state.without } : {}),
    ...(state.ignored ? { ignored: state.ignored } : {}),
    ...(state.sort ? { sortBy: sortOf(state.sort).indexName } : {}),
    ...(Object.keys(refinementList).length ? { refinementList } : {}),
    ...(Object.keys(range).length ? { range } : {}),
  };
}
