import { vehicleName, vehicleSlug } from '@forecourt/lib/vehicle/title';
import { type CardVehicle, withoutUndrawnBody } from '@/stock/card-vehicle.ts';
import { type Packed, packed, unpacked } from './packed.ts';

/** A vehicle as a page carries it: without what its other fields say. */
type Carried = Omit<CardVehicle, 'name' | 'created_at_timestamp'> & {
  /** Null where it is made of year, make, model, badge and series. */
  name: string | null;
  /** Null for all but new vehicles: the others are not marked as just arrived. */
  created_at_timestamp: number | null;
};
export type PackedVehicles = Packed<Carried>;

/** How an address begins that was made of the vehicle's own words. */
const slugStart = (vehicle: Omit<Carried, 'name'>) => vehicleSlug({ ...vehicle, stocknum: '' });

/** Packs the vehicles of cards. An address loses its own words, and begins with the hyphen that comes after them. */
export const packedVehicles = (vehicles: readonly CardVehicle[]): PackedVehicles =>
  packed(
    vehicles.map((vehicle) => {
      const start = slugStart(vehicle);
      return {
        ...withoutUndrawnBody(vehicle),
        slug: vehicle.slug.startsWith(`${start}-`) ? vehicle.slug.slice(start.length) : vehicle.slug,
        name: vehicle.name === vehicleName(vehicle) ? null : vehicle.name,
        // A card says its town only where it has nothing nearer to say.
        city: (vehicle.private_suburb ?? vehicle.location_name) === null ? vehicle.city : null,
        created_at_timestamp: vehicle.car_type === 'new' ? vehicle.created_at_timestamp : null,
      };
    }),
  );

/** The vehicles that were packed; of one that is not new it is forgotten when it came. */
export const unpackedVehicles = (vehicles: PackedVehicles): CardVehicle[] =>
  unpacked(vehicles).map((vehicle) => ({
    ...vehicle,
    slug: vehicle.slug.startsWith('-') ? slugStart(vehicle) + vehicle.slug : vehicle.slug,
    name: vehicle.name ?? vehicleName(vehicle),
    created_at_timestamp: vehicle.created_at_timestamp ?? 0,
  }));
