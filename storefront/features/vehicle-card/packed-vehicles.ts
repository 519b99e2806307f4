import { vehicleName, vehicleSlug } from '@forecourt/lib/vehicle/title';
import { type CardVehicle, withoutUndrawnBody } from '@/stock/card-vehicle.ts';
import { type Packed, packed, unpacked } from './packed.ts';

/** A vehicle in a page's data, without fields that can be derived. */
type Carried = Omit<CardVehicle, 'name' | 'created_at_timestamp'> & {
  /** Null if it consists of year, make, model, badge and series. */
  name: string | null;
  /** Null except for new vehicles, which may be tagged as just arrived. */
  created_at_timestamp: number | null;
};
export type PackedVehicles = Packed<Carried>;

const slugStart = (vehicle: Omit<Carried, 'name'>) => vehicleSlug({ ...vehicle, stocknum: '' });

/**
 * Packs the vehicles of cards. Removes the derivable start of a slug, so that the rest begins with a hyphen.
 */
export const packedVehicles = (vehicles: readonly CardVehicle[]): PackedVehicles =>
  packed(
    vehicles.map((vehicle) => {
      const start = slugStart(vehicle);
      return {
        ...withoutUndrawnBody(vehicle),
        slug: vehicle.slug.startsWith(`${start}-`) ? vehicle.slug.slice(start.length) : vehicle.slug,
        name: vehicle.name === vehicleName(vehicle) ? null : vehicle.name,
        // A card shows the city only without a more specific place.
        city: (vehicle.private_suburb ?? vehicle.location_name) === null ? vehicle.city : null,
        created_at_timestamp: vehicle.car_type === 'new' ? vehicle.created_at_timestamp : null,
      };
    }),
  );

/** Restores packed vehicles; the creation date of used ones is lost. */
export const unpackedVehicles = (vehicles: PackedVehicles): CardVehicle[] =>
  unpacked(vehicles).map((vehicle) => ({
    ...vehicle,
    slug: vehicle.slug.startsWith('-') ? slugStart(vehicle) + vehicle.slug : vehicle.slug,
    name: vehicle.name ?? vehicleName(vehicle),
    created_at_timestamp: vehicle.created_at_timestamp ?? 0,
  }));
