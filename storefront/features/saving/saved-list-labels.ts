import { FAVOURITES_TITLE, WATCHLIST_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Toast } from '@/ui/toast.ts';
import type { SaveMode } from './saved.ts';

/** The page of the watchlist (ROUTE-96, OPEN-018). */
export const WATCHLIST_PATH = '/watchlist';
/** The page of favourites, for sites that save in the browser. */
export const FAVOURITES_PATH = '/favourites';

/** Returns the page of the list that a site uses. */
export const savedListPath = (saveMode: SaveMode): string =>
  saveMode === 'watchlist' ? WATCHLIST_PATH : FAVOURITES_PATH;

export const SAVED_TITLES: Readonly<Record<SaveMode, string>> = {
  watchlist: WATCHLIST_TITLE,
  favourites: FAVOURITES_TITLE,
};

export const NOTHING_SAVED = 'You have no saved cars yet.';

/** Returns the toast after saving or removing a vehicle (WATCH-14 to WATCH-19). */
export function savedToast(saveMode: SaveMode, name: string, isSaved: boolean): Toast {
  const title = SAVED_TITLES[saveMode];
  return {
    title: isSaved ? `Car Saved In ${title}` : 'Car Removed',
    text: `${name} is ${isSaved ? 'now available' : 'no longer'} in your ${title.toLowerCase()}`,
    action: { label: 'View List', href: savedListPath(saveMode) },
  };
}
