'use client';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { savedKey } from './saved.ts';
import { WATCHLIST_API, type WatchlistAnswer } from './watchlist-answer.ts';

/** Requests of all hearts of a page within this time share one response. */
const FRESH_MS = 5_000;

/**
 * The last request, and the numbers of changes on this page and of those that the server has not answered.
 */
export const watchlistState: {
  last: { siteSlug: string; at: number; changes: number; answer: Promise<WatchlistAnswer | null> } | null;
  changes: number;
  pending: number;
} = { last: null, changes: 0, pending: 0 };

export function storeIds(siteSlug: string, ids: readonly string[]): void {
  const key = savedKey(siteSlug, 'watchlist');
  const text = JSON.stringify(ids.map((id) => ({ id })));
  if (text !== (readStored(key) ?? '[]')) writeStored(key, text);
}

/** Requests the shopper's phone and watchlist, once for concurrent callers. */
export function fetchWatchlist(siteSlug: string): Promise<WatchlistAnswer | null> {
  const { last } = watchlistState;
  if (last?.siteSlug === siteSlug && Date.now() - last.at < FRESH_MS) return last.answer;
  const answer = fetch(WATCHLIST_API).then(
    (response) => (response.ok ? (response.json() as Promise<WatchlistAnswer>) : null),
    () => null,
  );
  watchlistState.last = { siteSlug, at: Date.now(), changes: watchlistState.changes, answer };
  return answer;
}
