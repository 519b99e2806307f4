import type { Vehicle } from './vehicle.ts';

// Separate from the record's schema, so that browsers don't load the schema library just for links.

/** Returns the path of a vehicle's page (CAR-003). */
export const vehiclePath = (vehicle: Pick<Vehicle, 'slug'>): string => `/cars/${vehicle.slug}`;
/** Returns the URL of the first picture, or null (`primary_image_url`). */
export const primaryImageUrl = (vehicle: Pick<Vehicle, 'images'>): string | null =>
  vehicle.images[0]?.image.url ?? null;
export const photosCount = (vehicle: Pick<Vehicle, 'images'>): number => vehicle.images.length;
