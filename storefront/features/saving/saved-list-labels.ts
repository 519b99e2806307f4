import type { Translator } from '@forecourt/lib/platform/language/translator';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { Noun } from '@/stock/noun.ts';
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

/** Returns the title of a list of saved vehicles, in English without a translator. */
export const savedTitle = (noun: Noun, t?: Translator<'savedList'>): string =>
  t ? t('title', { noun }) : `Saved ${noun}s`;

/** Returns the toast after saving or removing a vehicle (WATCH-14 to WATCH-19). */
export function savedToast(
  saveMode: SaveMode,
  { name, item_type: type = 'car', simple_body }: Pick<Saveable, 'name' | 'item_type' | 'simple_body'>,
  isSaved: boolean,
  t: Translator<'savedToast'>,
): Toast {
  const noun = itemWord({ item_type: type, simple_body });
  return {
    title: isSaved ? t('savedIn', { noun, list: saveMode }) : t('removed', { noun }),
    text: t(isSaved ? 'nowIn' : 'noLongerIn', { name, list: saveMode }),
    action: { label: t('viewList'), href: savedListPath(saveMode) },
  };
}
