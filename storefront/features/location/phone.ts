import type { Site } from '@forecourt/lib/site/site';
import type { Car } from '@forecourt/lib/vehicle/car';
import { phoneOf } from './merge.ts';

/**
 * Which number rings: by kind of car, the dealership's own before the site's, then the site's one number,
 * then the location's (STATUS-22, OPEN-091).
 * @returns null when there is none: 'Phone not available'
 */
export function phoneFor(
  { settings, dealerships }: Pick<Site, 'settings' | 'dealerships'>,
  car: Pick<Car, 'car_type' | 'dealership_id'> | null,
  location: Parameters<typeof phoneOf>[0] | null,
): string | null {
  const own = car && dealerships.find(({ id }) => id === car.dealership_id)?.phoneByCarType[car.car_type];
  const byKind = car && (own || settings.phoneByCarType[car.car_type]);
  return byKind || settings.phoneOverride || (location && phoneOf(location)) || null;
}
