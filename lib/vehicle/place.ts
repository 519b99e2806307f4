import type { Vehicle } from './vehicle.ts';

/** Where a consigned car stands with its owner, `Paddington 4064` (OPEN-121); null for a car at a dealership. */
export const consignedPlace = ({
  private_suburb,
  private_postcode,
}: Pick<Vehicle, 'private_suburb' | 'private_postcode'>): string | null =>
  [private_suburb, private_postcode].flatMap((part) => part?.trim() || []).join(' ') || null;

/** The place that is named beside a vehicle (VDP-07); null when the feed tells none. */
export const vehiclePlace = (
  vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode' | 'location_name' | 'city'>,
): string | null =>
  consignedPlace(vehicle) ?? (vehicle.location_name?.trim() || vehicle.city?.trim() || null);

const sameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The city that 'Located at {city}' names (ANN-02, ANN-05).
 * @param mainCity of the site's primary location
 * @returns null where there is nothing to announce: the vehicle stands there, or nobody knows one of the two
 */
export function cityElsewhere(
  vehicle: Pick<Vehicle, 'private_suburb' | 'city'>,
  mainCity: string | null,
): string | null {
  const city = vehicle.private_suburb?.trim() || vehicle.city?.trim();
  return city && mainCity && !sameCity(city, mainCity) ? city : null;
}
