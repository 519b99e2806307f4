import { z } from 'zod';
import type { Car } from '../vehicle/car.ts';
import { primaryImageUrl } from '../vehicle/path.ts';
import { sellingPrice } from '../vehicle/price.ts';
import { vehicleSubtitle, vehicleTitle } from '../vehicle/title.ts';

/** The car as it was when it was reserved; dollars, null for a price in words. */
export const reservedCarSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  stocknum: z.string(),
  price: z.number().nullable(),
  picture: z.string().nullable(),
});
export type ReservedCar = z.output<typeof reservedCarSchema>;

/** What a reservation keeps of a car. */
export const reservedCar = (car: Car): ReservedCar => ({
  id: car.id,
  slug: car.slug,
  title: vehicleTitle(car),
  subtitle: vehicleSubtitle(car),
  stocknum: car.stocknum,
  price: sellingPrice(car),
  picture: primaryImageUrl(car),
});
