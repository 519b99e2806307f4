import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/**
 * Returns the warranty text for a type of vehicle: the dealership's, else the site's (STATUS-23). A certified
 * used vehicle has its own text, if there is one.
 */
export function warrantyFor(
  { settings, dealerships }: Pick<Site, 'settings' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id' | 'certified'>,
): string | null {
  const own = dealerships.find(({ id }) => id === vehicle.dealership_id)?.warrantyTextByCarType ?? {};
  const general = settings.warrantyTextByCarType;
  const certified =
    vehicle.car_type === 'used' && vehicle.certified ? own.certified || general.certified : null;
  return certified || own[vehicle.car_type] || general[vehicle.car_type] || null;
}
