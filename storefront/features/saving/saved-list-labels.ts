import { FAVOURITES_TITLE, WATCHLIST_TITLE } from '@forecourt/lib/sites/page-titles';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { Noun } from '@/stock/noun.ts';
import { withCapital } from '@/stock/shared-noun.ts';
import type { Toast } from '@/ui/toast.ts';
import type { Saveable } from './favourites.ts';
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

export const savedTitle = (noun: Noun): string => `Saved ${noun}s`;

export const nothingSaved = (noun: Noun): string => `You have no saved ${noun}s yet.`;

/** Returns the toast after saving or removing a vehicle (WATCH-14 to WATCH-19). */
export function savedToast(
  saveMode: SaveMode,
  { name, item_type: type = 'car', simple_body }: Pick<Saveable, 'name' | 'item_type' | 'simple_body'>,
  isSaved: boolean,
): Toast {
  const title = SAVED_TITLES[saveMode];
  const noun = withCapital(itemWord({ item_type: type, simple_body }));
  return {
    title: isSaved ? `${noun} Saved In ${title}` : `${noun} Removed`,
    text: `${name} is ${isSaved ? 'now available' : 'no longer'} in your ${title.toLowerCase()}`,
    action: { label: 'View List', href: savedListPath(saveMode) },
  };
}
