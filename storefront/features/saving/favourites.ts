import type { StockRecord } from '@forecourt/lib/inventory/search/record';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl } from '@forecourt/lib/vehicle/vehicle-path';

/** A vehicle saved in this browser (FAV-02 to FAV-07). */
export type Favourite = Pick<StockRecord, 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'> & {
  id: string;
};

export type Saveable = Omit<Favourite, 'id'> &
  Pick<StockRecord, 'objectID' | 'status'> &
  Partial<Pick<StockRecord, 'item_type' | 'simple_body'>>;

/** Reduces a vehicle to what a heart needs, since it is sent to the browser. A type is sent only for other nouns than `car`. */
export const saveable = (vehicle: Vehicle): Saveable => ({
  objectID: vehicle.id,
  name: vehicle.name,
  slug: vehicle.slug,
  make: vehicle.make,
  model: vehicle.model,
  primary_image_url: primaryImageUrl(vehicle),
  status: vehicle.status,
  ...(itemWord(vehicle) !== 'car' && { item_type: vehicle.item_type, simple_body: vehicle.simple_body }),
});

export const favouriteOf = (vehicle: Omit<Saveable, 'status'>): Favourite => ({
  id: vehicle.objectID,
  name: vehicle.name,
  slug: vehicle.slug,
  make: vehicle.make,
  model: vehicle.model,
  primary_image_url: vehicle.primary_image_url,
});

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Parses the stored favourites; empty if invalid. */
export function readFavourites(json: string | null): Favourite[] {
  if (!json) return [];
  try {
    const parsedJson: unknown = JSON.parse(json);
    return Array.isArray(parsedJson) ? parsedJson.filter(isFavourite) : [];
  } catch {
    return [];
  }
}

/** Adds a vehicle, or removes it if present (FAV-01). */
export const toggledFavourites = (all: readonly Favourite[], vehicle: Favourite): Favourite[] =>
  all.some(({ id }) => id === vehicle.id) ? all.filter(({ id }) => id !== vehicle.id) : [...all, vehicle];
