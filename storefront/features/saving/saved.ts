import type { SiteSettings } from '@forecourt/lib/sites/settings';

// What every page with a heart loads of saving, so it is short. What a press does is fetched when it is needed.

/** Where a site's hearts keep vehicles: with the account, or in this browser. */
export type SaveMode = SiteSettings['saveMode'];

/**
 * Local storage key of the vehicles saved on a site (STORE-01, STORE-03, OPEN-112): the favourites themselves, or a
 * copy of the watchlist so that hearts are right at once.
 */
export const savedKey = (siteSlug: string, saveMode: SaveMode): string =>
  `${siteSlug}.${saveMode === 'watchlist' ? 'Watchlist' : 'FavouritedCars'}`;

const MARK = '"id":"';

/** Whether what is stored has a vehicle. Quotes within names are escaped, so only an entry's own id looks like this. */
export const isSavedIn = (json: string | null | undefined, id: string): boolean =>
  json?.includes(`${MARK}${id}"`) ?? false;

/** How many vehicles are stored. */
export const savedCount = (json: string | null | undefined): number => (json?.split(MARK).length ?? 1) - 1;
