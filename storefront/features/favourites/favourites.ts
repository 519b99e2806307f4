import type { StockRecord } from '@forecourt/lib/search/record';
import type { Car } from '@forecourt/lib/vehicle/car';
import { primaryImageUrl } from '@forecourt/lib/vehicle/path';

/** A car kept in this browser (FAV-02 to FAV-07). */
export type Favourite = Pick<StockRecord, 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'> & {
  id: string;
};

/** What the heart of a car needs to know of it. */
export type Saveable = Omit<Favourite, 'id'> & Pick<StockRecord, 'objectID' | 'status'>;

/** The same of a whole car, and no more: it travels to the browser. */
export const saveable = (car: Car): Saveable => ({
  objectID: car.id,
  name: car.name,
  slug: car.slug,
  make: car.make,
  model: car.model,
  primary_image_url: primaryImageUrl(car),
  status: car.status,
});

/** Local storage key of a site's favourites (STORE-01, STORE-03). */
export const favouritesKey = (siteSlug: string): string => `${siteSlug}.FavouritedCars`;

/** The entry of a search hit or a car. */
export const favouriteOf = (
  car: Pick<StockRecord, 'objectID' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'>,
): Favourite => ({
  id: car.objectID,
  name: car.name,
  slug: car.slug,
  make: car.make,
  model: car.model,
  primary_image_url: car.primary_image_url,
});

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Reads what is stored; whatever is no list of favourites counts as none. */
export function readFavourites(json: string | null): Favourite[] {
  if (!json) return [];
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed.filter(isFavourite) : [];
  } catch {
    return [];
  }
}

/** Adds a car, or removes it when it is there (FAV-01). */
export const toggledFavourites = (all: readonly Favourite[], car: Favourite): Favourite[] =>
  all.some(({ id }) => id === car.id) ? all.filter(({ id }) => id !== car.id) : [...all, car];
