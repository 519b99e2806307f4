import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import type { CardVehicle } from './card-vehicle.ts';
import { IN_STOCK } from './in-stock.ts';
import { findCards, orElse } from './query.server.ts';

/** The most links of the list; a site has few vehicles without a price. */
const MOST = 100;

/**
 * Returns whether unsorted results leave out vehicles without a price: on a site that sorts by price, lowest
 * first, and hides them in that order (SEARCH-32).
 */
const hidesUnpriced = ({ settings, features }: Site): boolean =>
  settings.defaultSort === 'sort_price:asc' && features.priceAscRequiresPrice;

/** Returns the filter for vehicles for sale that unsorted results of a site show. */
export const shownInResults = (site: Site): string =>
  hidesUnpriced(site) ? allOf([IN_STOCK, 'price > 0']) : IN_STOCK;

/** Returns the filter for all vehicles that unsorted results of a site show, sold ones included. */
export const listedInResults = (site: Site): string => (hidesUnpriced(site) ? 'price > 0' : '');

/** Returns the vehicles that unsorted results leave out because they have no price. */
export async function vehiclesWithoutPrice(site: Site): Promise<CardVehicle[]> {
  if (!hidesUnpriced(site)) return [];
  return orElse([], site, 'vehicles without a price', () =>
    cached(
      'stock',
      { site: site.slug },
      () => findCards(site, { filters: allOf([IN_STOCK, 'NOT price > 0']), hitsPerPage: MOST }),
      { key: 'without-price' },
    ),
  );
}
