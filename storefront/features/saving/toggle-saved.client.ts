'use client';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { track } from '@/analytics/track.client.ts';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { favouriteOf, readFavourites, type Saveable, toggledFavourites } from './favourites.ts';
import { type SaveMode, savedKey } from './saved.ts';
import { loadToast, showSavedToast } from './saved-toast.client.ts';
import { removeFromWatchlist, toggleInWatchlist } from './watchlist.client.ts';

export { loadToast };

/**
 * Handles a click on a heart: saves or removes the vehicle, shows a toast, and disables the heart meanwhile
 * (WATCH-03). Sets the attribute directly, since React state in every heart would add to each page's size.
 */
export async function toggleSaved(
  button: HTMLButtonElement,
  vehicle: Saveable,
  siteSlug: string,
  saveMode: SaveMode,
  language: Language,
): Promise<void> {
  if (button.disabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  loadToast(language);
  try {
    const isSaved = await (saveMode === 'watchlist'
      ? toggleInWatchlist(siteSlug, vehicle, language)
      : toggleFavourite(siteSlug, vehicle));
    if (isSaved === null) return;
    if (isSaved) track('save', { vehicle: vehicle.objectID });
    void showSavedToast(saveMode, vehicle, isSaved, language);
  } finally {
    button.disabled = false;
    // Browsers remove the focus from a disabled button.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
}

/** Adds or removes a favourite (FAV-01). Returns whether it is saved now; null if not stored (OPEN-112). */
async function toggleFavourite(siteSlug: string, vehicle: Saveable): Promise<boolean | null> {
  const key = savedKey(siteSlug, 'favourites');
  const favourites = toggledFavourites(readFavourites(readStored(key)), favouriteOf(vehicle));
  if (!writeStored(key, JSON.stringify(favourites))) return null;
  return favourites.some(({ id }) => id === vehicle.objectID);
}

/** Removes vehicles that this site no longer shows. */
export async function forget(siteSlug: string, saveMode: SaveMode, ids: readonly string[]): Promise<void> {
  if (saveMode === 'watchlist') return removeFromWatchlist(siteSlug, ids);
  const key = savedKey(siteSlug, saveMode);
  const remaining = readFavourites(readStored(key)).filter(({ id }) => !ids.includes(id));
  writeStored(key, JSON.stringify(remaining));
}
