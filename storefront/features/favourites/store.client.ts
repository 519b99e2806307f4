'use client';
import { readStored, useStored, writeStored } from '@/ui/stored.client.ts';
import { type Favourite, favouritesKey, readFavourites, toggledFavourites } from './favourites.ts';

// Every heart of a page reads the same text; parse it once per change.
let parsed: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: new Set() };
function ids(text: string | null): ReadonlySet<string> {
  if (parsed.text !== text) parsed = { text, ids: new Set(readFavourites(text).map(({ id }) => id)) };
  return parsed.ids;
}

/** Whether a vehicle is a favourite of this browser; on the server and while hydrating none is. */
export const useIsFavourite = (siteSlug: string, id: string): boolean =>
  ids(useStored(favouritesKey(siteSlug)) ?? null).has(id);

/**
 * Adds or removes a favourite; every heart of the page follows. A full or blocked storage changes nothing.
 * @returns whether it was added
 */
export function toggleFavourite(siteSlug: string, vehicle: Favourite): boolean {
  const key = favouritesKey(siteSlug);
  const favourites = toggledFavourites(readFavourites(readStored(key)), vehicle);
  return writeStored(key, JSON.stringify(favourites)) && favourites.some(({ id }) => id === vehicle.id);
}
