'use client';
import { Recent } from '@forecourt/lib/inventory/search/recent';
import type { InitialResults } from 'instantsearch.js';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import type { SearchState } from '@/stock/state.ts';

/** By address, so that going back shows results at once, at the old scroll position. */
const recentResults = new Recent<InitialResults>(10); // SEARCH-39

const keyOf = (path: string, search: string) => `${path}${search}`;

/** Caches an answer until the page is reloaded; `search` is as written by `serialiseState`. */
export const rememberResults = (path: string, search: string, results: InitialResults): void =>
  recentResults.set(keyOf(path, search), results);

// During back or forward navigation the browser's address is already current while the page renders; after a
// link it is still the old one. So trust it only after `popstate`.
let traversedTo: string | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    traversedTo = window.location.href;
  });
}

export interface StartingPoint {
  state: SearchState;
  results: InitialResults | null;
}

/** Returns a page's initial state and answer: the server's, or after Back the ones left there. */
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

/** Marks the traversal as handled: until another `popstate`, pages are reached by links. */
export function endTraversal(): void {
  traversedTo = null;
}
