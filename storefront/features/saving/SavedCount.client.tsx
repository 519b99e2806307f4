'use client';
import { useStoredText } from '@/ui/stored.client.ts';
import { type SaveMode, savedCount, savedKey } from './saved.ts';
import { useFreshWatchlist } from './use-fresh-watchlist.client.ts';

/** The number of vehicles saved in this browser; empty for none. */
export function SavedCount({ siteSlug, saveMode }: { siteSlug: string; saveMode: SaveMode }) {
  const count = savedCount(useStoredText(savedKey(siteSlug, saveMode)));
  // Updates the count on pages without hearts, after signing out or saving elsewhere.
  useFreshWatchlist(siteSlug, saveMode === 'watchlist' && count > 0);
  return count > 0 && <span className="saved-count numbers">{count}</span>;
}
