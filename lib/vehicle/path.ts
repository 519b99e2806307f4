import type { Car } from './car.ts';

// Apart from the record's schema, so that a browser that links to cars does not load the schema's library.

/** The page address of a car, its `path` (CAR-003, readings 91). */
export const carPath = (car: Pick<Car, 'slug'>): string => `/cars/${car.slug}`;
/** First picture or null (`primary_image_url`). */
export const primaryImageUrl = (car: Pick<Car, 'images'>): string | null => car.images[0]?.image.url ?? null;
/** Number of pictures (`photos_count`). */
export const photosCount = (car: Pick<Car, 'images'>): number => car.images.length;
