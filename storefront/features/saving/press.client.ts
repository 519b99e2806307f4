'use client';
import { track } from '@/analytics/track.client.ts';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { favouriteOf, readFavourites, type Saveable, toggledFavourites } from './favourites.ts';
import { type SaveMode, savedKey } from './saved.ts';
import { removeFromWatchlist, toggleInWatchlist } from './watchlist.client.ts';
import { savedToast } from './words.ts';

/**
 * What a press of a heart does: saves the vehicle or removes it, says so, and keeps the heart disabled meanwhile
 * (WATCH-03). The button is told itself, since hearts that carried a state for it would weigh on every page.
 */
export async function press(
  button: HTMLButtonElement,
  vehicle: Saveable,
  siteSlug: string,
  saveMode: SaveMode,
): Promise<void> {
  if (button.disabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  try {
    const isSaved = await (saveMode === 'watchlist' ? toggleInWatchlist : toggleFavourite)(siteSlug, vehicle);
    if (isSaved === null) return;
    showToast(savedToast(saveMode, vehicle.name, isSaved));
    if (isSaved) track('save', { car: vehicle.objectID });
  } finally {
    button.disabled = false;
    // A browser takes the focus from a disabled button.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
}

/**
 * Adds or removes a favourite of this browser (FAV-01); every heart of the page follows.
 * @returns whether it is one now; null where a full or blocked storage changes nothing (OPEN-112)
 */
async function toggleFavourite(siteSlug: string, vehicle: Saveable): Promise<boolean | null> {
  const key = savedKey(siteSlug, 'favourites');
  const favourites = toggledFavourites(readFavourites(readStored(key)), favouriteOf(vehicle));
  if (!writeStored(key, JSON.stringify(favourites))) return null;
  return favourites.some(({ id }) => id === vehicle.objectID);
}

/** Takes vehicles off the list that this site does not show any more. */
export async function forget(siteSlug: string, saveMode: SaveMode, ids: readonly string[]): Promise<void> {
  if (saveMode === 'watchlist') return removeFromWatchlist(siteSlug, ids);
  const key = savedKey(siteSlug, saveMode);
  const remaining = readFavourites(readStored(key)).filter(({ id }) => !ids.includes(id));
  writeStored(key, JSON.stringify(remaining));
}
