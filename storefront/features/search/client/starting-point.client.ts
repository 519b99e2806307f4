'use client';
import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { InitialResults } from 'instantsearch.js';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import type { SearchState } from '@/stock/state.ts';

/** Answers of the last pages of results, by address: going back shows them at once, at the old scroll position. */
const recentResults = new Recent<InitialResults>(10); // SEARCH-39

const keyOf = (path: string, search: string) => `${path}${search}`;

/** Keeps the answer for an address until the page is reloaded; `search` is its query as `serialiseState` writes it. */
export const rememberResults = (path: string, search: string, results: InitialResults): void =>
  recentResults.set(keyOf(path, search), results);

// While a page is shown by going back or forward, the browser already has its address; while one is shown by
// a link, it still has the old one. Only in the first case may the address be believed.
let traversedTo: string | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    traversedTo = window.location.href;
  });
}

export interface StartingPoint {
  state: SearchState;
  /** Null: nothing at hand, the search has to be asked. */
  results: InitialResults | null;
}

/**
 * What a results page starts from: what the server made, unless the visitor came back to an address that
 * was refined here since.
 */
export function startingPoint(
  path: string,
  served: { search: string; results: InitialResults | null },
): StartingPoint {
  if (typeof window !== 'undefined' && traversedTo === window.location.href) {
    const state = parseAddress(window.location.search);
    const search = serialiseState(state);
    if (search !== served.search) return { state, results: recentResults.get(keyOf(path, search)) ?? null };
  }
  return { state: parseAddress(served.search), results: served.results };
}

/** The traversal has been taken into account; the next page comes by a link until told otherwise. */
export function arrived(): void {
  traversedTo = null;
}
