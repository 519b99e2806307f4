import type { Vehicle } from './vehicle.ts';

/** Returns where the owner keeps a consigned car, `Paddington 4064` (OPEN-121), or null. */
export const consignedPlace = ({
  private_suburb,
  private_postcode,
}: Pick<Vehicle, 'private_suburb' | 'private_postcode'>): string | null =>
  [private_suburb, private_postcode].flatMap((part) => part?.trim() || []).join(' ') || null;

/** Returns the place shown with a vehicle (VDP-07); null if unknown. */
export const vehiclePlace = (
  vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode' | 'location_name' | 'city'>,
): string | null =>
  consignedPlace(vehicle) ?? (vehicle.location_name?.trim() || vehicle.city?.trim() || null);

const sameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the city for 'Located at {city}' (ANN-02, ANN-05); null if the site's own. */
export function cityElsewhere(
  vehicle: Pick<Vehicle, 'private_suburb' | 'city'>,
  mainCity: string | null,
): string | null {
  const city = vehicle.private_suburb?.trim() || vehicle.city?.trim();
  return city && mainCity && !sameCity(city, mainCity) ? city : null;
}
