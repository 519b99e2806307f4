import { z } from 'zod';
import { ITEM_WORDS, itemWord } from '../../vehicle/item-type.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { primaryImageUrl } from '../../vehicle/vehicle-path.ts';

/** Snapshot of the vehicle when it was reserved; dollars, null for a text price. */
export const reservedVehicleSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  stocknum: z.string(),
  price: z.number().nullable(),
  picture: z.string().nullable(),
  /** Selects the placeholder drawing; missing in older reservations. */
  kind: z.enum(ITEM_WORDS).optional(),
});
export type ReservedVehicle = z.output<typeof reservedVehicleSchema>;

export const reservedVehicle = (vehicle: Vehicle): ReservedVehicle => ({
  id: vehicle.id,
  slug: vehicle.slug,
  title: vehicleTitle(vehicle),
  subtitle: vehicleSubtitle(vehicle),
  stocknum: vehicle.stocknum,
  price: sellingPrice(vehicle),
  picture: primaryImageUrl(vehicle),
  kind: itemWord(vehicle),
});
