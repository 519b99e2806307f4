'use client';
import { useSyncExternalStore } from 'react';
import { type Favourite, favouritesKey, readFavourites, toggledFavourites } from './favourites.ts';

const CHANGED = 'forecourt:favourites';

/** What local storage has; blocked storage holds nothing (OPEN-112). */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

// Every heart of a page reads the same text; parse it once per change.
let parsed: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: new Set() };
function ids(text: string | null): ReadonlySet<string> {
  if (parsed.text !== text) parsed = { text, ids: new Set(readFavourites(text).map(({ id }) => id)) };
  return parsed.ids;
}

/** Whether a vehicle is a favourite of this browser; on the server and while hydrating none is. */
export function useIsFavourite(siteSlug: string, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids(readStorage(favouritesKey(siteSlug))).has(id),
    () => false,
  );
}

/**
 * Adds or removes a favourite; every heart of the page follows. A full or blocked storage changes nothing.
 * @returns whether it was added
 */
export function toggleFavourite(siteSlug: string, vehicle: Favourite): boolean {
  const key = favouritesKey(siteSlug);
  const favourites = toggledFavourites(readFavourites(readStorage(key)), vehicle);
  try {
    localStorage.setItem(key, JSON.stringify(favourites));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return favourites.some(({ id }) => id === vehicle.id);
}
