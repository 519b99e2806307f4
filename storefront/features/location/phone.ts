import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { phoneOf } from './merge-locations.ts';

/**
 * Returns the phone number to show: the dealership's for the type of vehicle, the site's for the type, the
 * site's single number, or the location's (STATUS-22, OPEN-091); null for 'Phone not available'.
 */
export function phoneFor(
  { settings, dealerships }: Pick<Site, 'settings' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id'> | null,
  location: Parameters<typeof phoneOf>[0] | null,
): string | null {
  const own =
    vehicle && dealerships.find(({ id }) => id === vehicle.dealership_id)?.phoneByCarType[vehicle.car_type];
  const byKind = vehicle && (own || settings.phoneByCarType[vehicle.car_type]);
  return byKind || settings.phoneOverride || (location && phoneOf(location)) || null;
}
