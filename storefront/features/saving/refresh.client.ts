'use client';
import { askWatchlist, storeIds, watchlistState } from './watchlist-state.client.ts';

// What every page with hearts of a watchlist fetches after it has loaded, so it is short.

/** Takes what a page made for this person says: it is newer than any answer so far. */
export function takeIds(siteSlug: string, ids: readonly string[]): void {
  watchlistState.changes += 1;
  storeIds(siteSlug, ids);
}

/** Brings the browser's copy of the watchlist up to date; for whoever is signed in, what they left undone is done. */
export async function refreshWatchlist(siteSlug: string): Promise<void> {
  const asking = askWatchlist(siteSlug);
  const changesBefore = watchlistState.last?.changes;
  const answer = await asking;
  // An answer that is older than a change, or does not know of a pending one, would revert it.
  if (!answer || watchlistState.pending > 0 || watchlistState.changes !== changesBefore) return;
  storeIds(siteSlug, answer.car_ids);
  if (answer.phone_number !== null)
    await (await import('./watchlist.client.ts')).onceSignedIn(siteSlug, answer);
}
