'use client';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { fetchWatchlist, storeIds, watchlistState } from './watchlist-state.client.ts';

// Loaded on every page with watchlist hearts, so keep it small.

/** Stores the ids of a page rendered for this shopper, which are newer than any response so far. */
export function storeWatchlistIds(siteSlug: string, ids: readonly string[]): void {
  watchlistState.changes += 1;
  storeIds(siteSlug, ids);
}

/** Refreshes the browser's copy of the watchlist, and completes a save that sign-in interrupted. */
export async function refreshWatchlist(siteSlug: string, language: Language): Promise<void> {
  const asking = fetchWatchlist(siteSlug);
  const changesBefore = watchlistState.last?.changes;
  const answer = await asking;
  // A response older than a change, or unaware of a pending one, would revert it.
  if (!answer || watchlistState.pending > 0 || watchlistState.changes !== changesBefore) return;
  storeIds(siteSlug, answer.car_ids);
  if (answer.phone_number !== null)
    await (await import('./watchlist.client.ts')).onceSignedIn(siteSlug, answer, language);
}
