import type { SiteSettings } from '../sites/settings.ts';
import type { CarType, Vehicle } from './vehicle.ts';

/** A location with its owner and phone numbers. */
export interface SellingPlace {
  id: string;
  dealership_id: string | null;
  contact_detail: { phone: string | null; landline_phone: string | null };
}

/** The parts of a site that decide which phone number it shows. */
interface SellingSite {
  settings: Pick<SiteSettings, 'phoneByCarType' | 'phoneOverride'>;
  dealerships: readonly { id: string; phoneByCarType: Partial<Record<CarType, string>> }[];
}

/** Returns the number of a location: phone, else landline (OPEN-091); null without either. */
export function phoneOf({ contact_detail }: Pick<SellingPlace, 'contact_detail'>): string | null {
  return contact_detail.phone?.trim() || contact_detail.landline_phone?.trim() || null;
}

/**
 * Returns the phone number to show: the dealership's for the type of vehicle, the site's for the type, the
 * site's single number, or the location's (STATUS-22, OPEN-091); null for 'Phone not available'.
 */
export function phoneFor(
  { settings, dealerships }: SellingSite,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id'> | null,
  location: Pick<SellingPlace, 'contact_detail'> | null,
): string | null {
  const own =
    vehicle && dealerships.find(({ id }) => id === vehicle.dealership_id)?.phoneByCarType[vehicle.car_type];
  const byKind = vehicle && (own || settings.phoneByCarType[vehicle.car_type]);
  return byKind || settings.phoneOverride || (location && phoneOf(location)) || null;
}

/** Returns a vehicle's location, else one of its dealership; null if the site shows neither. */
export const placeOf = <Place extends Pick<SellingPlace, 'id' | 'dealership_id'>>(
  vehicle: { location_id: string | null; dealership_id: string },
  locations: readonly Place[],
): Place | null =>
  locations.find(({ id }) => id === vehicle.location_id) ??
  locations.find(({ dealership_id }) => dealership_id === vehicle.dealership_id) ??
  null;
