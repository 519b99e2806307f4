import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { phoneOf } from './merge.ts';

/**
 * Which number rings: by kind of vehicle, the dealership's own before the site's, then the site's one number,
 * then the location's (STATUS-22, OPEN-091).
 * @returns null when there is none: 'Phone not available'
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
