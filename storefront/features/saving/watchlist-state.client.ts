'use client';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { savedKey } from './saved.ts';
import { WATCHLIST_API, type WatchlistAnswer } from './watchlist-answer.ts';

/** All hearts of a page ask within this time, and one call answers them. */
const FRESH_MS = 5_000;

/** The last request, how often the list has changed on this page, and how many changes the server has not answered yet. */
export const watchlistState: {
  last: { siteSlug: string; at: number; changes: number; answer: Promise<WatchlistAnswer | null> } | null;
  changes: number;
  pending: number;
} = { last: null, changes: 0, pending: 0 };

/** Keeps a copy of what the account has saved. */
export function storeIds(siteSlug: string, ids: readonly string[]): void {
  const key = savedKey(siteSlug, 'watchlist');
  const text = JSON.stringify(ids.map((id) => ({ id })));
  if (text !== (readStored(key) ?? '[]')) writeStored(key, text);
}

/** Asks who is signed in and what they saved, once for all who ask at about the same time. */
export function askWatchlist(siteSlug: string): Promise<WatchlistAnswer | null> {
  const { last } = watchlistState;
  if (last?.siteSlug === siteSlug && Date.now() - last.at < FRESH_MS) return last.answer;
  const answer = fetch(WATCHLIST_API).then(
    (response) => (response.ok ? (response.json() as Promise<WatchlistAnswer>) : null),
    () => null,
  );
  watchlistState.last = { siteSlug, at: Date.now(), changes: watchlistState.changes, answer };
  return answer;
}
