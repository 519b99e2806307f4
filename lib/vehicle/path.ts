import type { Vehicle } from './vehicle.ts';

// Apart from the record's schema, so that a browser that links to cars does not load the schema's library.

/** The page address of a vehicle, its `path` (CAR-003, readings 91). */
export const vehiclePath = (vehicle: Pick<Vehicle, 'slug'>): string => `/cars/${vehicle.slug}`;
/** First picture or null (`primary_image_url`). */
export const primaryImageUrl = (vehicle: Pick<Vehicle, 'images'>): string | null =>
  vehicle.images[0]?.image.url ?? null;
/** Number of pictures (`photos_count`). */
export const photosCount = (vehicle: Pick<Vehicle, 'images'>): number => vehicle.images.length;
