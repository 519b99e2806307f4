import type { SiteSettings } from '@forecourt/lib/sites/settings';

// Loaded on every page with a heart, so keep it small; the click handler loads on demand.

export type SaveMode = SiteSettings['saveMode'];

/**
 * Returns the localStorage key of the vehicles saved on a site (STORE-01, STORE-03, OPEN-112): the
 * favourites, or a copy of the watchlist so that hearts are correct at once.
 */
export const savedKey = (siteSlug: string, saveMode: SaveMode): string =>
  `${siteSlug}.${saveMode === 'watchlist' ? 'Watchlist' : 'FavouritedCars'}`;

const MARK = '"id":"';

/** Returns whether the stored list contains a vehicle. Names have escaped quotes, so only an id matches. */
export const isSavedIn = (json: string | null | undefined, id: string): boolean =>
  json?.includes(`${MARK}${id}"`) ?? false;

export const savedCount = (json: string | null | undefined): number => (json?.split(MARK).length ?? 1) - 1;
