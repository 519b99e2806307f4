import type { Site } from '@forecourt/lib/site/site';
import type { Car } from '@forecourt/lib/vehicle/car';

/** What the warranty is, by kind of car, the dealership's own words before the site's (STATUS-23). */
export function warrantyFor(
  { settings, dealerships }: Pick<Site, 'settings' | 'dealerships'>,
  car: Pick<Car, 'car_type' | 'dealership_id'>,
): string | null {
  const own = dealerships.find(({ id }) => id === car.dealership_id)?.warrantyTextByCarType[car.car_type];
  return own || settings.warrantyTextByCarType[car.car_type] || null;
}
