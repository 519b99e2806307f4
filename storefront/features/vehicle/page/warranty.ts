import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Returns the warranty text for a type of vehicle: the dealership's, else the site's (STATUS-23). */
export function warrantyFor(
  { settings, dealerships }: Pick<Site, 'settings' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id'>,
): string | null {
  const own = dealerships.find(({ id }) => id === vehicle.dealership_id)?.warrantyTextByCarType[
    vehicle.car_type
  ];
  return own || settings.warrantyTextByCarType[vehicle.car_type] || null;
}
