import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import type { StockTexts } from './facets.ts';
import type { Noun } from './noun.ts';

/** Counts up to this are exact (SEARCH-30). */
const COUNT_CAP = 1_999;

/**
 * Returns the number of results to show (SEARCH-30, OPEN-046).
 * Beyond the cap, where the search estimates, that is the sum of the vehicle type counts.
 */
export function displayedCount(
  hits: number,
  typeCounts: Readonly<Record<string, number>> | undefined,
): number {
  if (hits <= COUNT_CAP || !typeCounts) return hits;
  return Object.values(typeCounts).reduce((sum, count) => sum + count, 0) || hits;
}

/**
 * Returns `240 cars`, `1 car`.
 * @param t texts in the language of the page; English without
 */
export const countText = (count: number, noun: Noun, t?: StockTexts): string =>
  t ? t('count', { count, noun }) : `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Vehicles for sale: those at a location, and those that are coming soon (STATUS-02). */
export interface StockCount {
  inStock: number;
  arriving: number;
}

/**
 * Returns `12 cars in stock`, `10 cars in stock, 2 arriving soon`, or `2 cars arriving soon`.
 * @param noun null to omit it; the text is empty without vehicles
 */
export function inStockText({ inStock, arriving }: StockCount, noun: Noun | null, t: StockTexts): string {
  const counted = (count: number) => (noun ? countText(count, noun, t) : formatWhole(count));
  if (inStock === 0) return arriving === 0 ? '' : t('arriving', { vehicles: counted(arriving) });
  const vehicles = counted(inStock);
  return arriving === 0
    ? t('inStock', { vehicles })
    : t('inStockAndArriving', { vehicles, arriving: formatWhole(arriving) });
}

/**
 * `Showing 1-21 of 240 cars` (OPEN-040), or `Showing 1-21 of 240 cars, 10 of them sold`.
 * @param sold how many of the results are sold; sold vehicles stay listed for some days (STATUS-17)
 */
export function showingText(
  { page, perPage, count, noun, sold = 0 }: ShownResults,
  t: StockTexts,
  search: Translator<'search'>,
): string {
  const vehicles = countText(count, noun, t);
  if (count === 0) return vehicles;
  const all =
    sold === 0
      ? vehicles
      : sold < count
        ? search('someSold', { vehicles, sold: formatWhole(sold) })
        : search(count === 1 ? 'oneSold' : 'allSold', { vehicles });
  const first = (page - 1) * perPage + 1;
  if (first > count) return all;
  const last = Math.min(count, page * perPage);
  return search('showing', { first: formatWhole(first), last: formatWhole(last), vehicles: all });
}

interface ShownResults {
  page: number;
  perPage: number;
  count: number;
  noun: Noun;
  sold?: number;
}
