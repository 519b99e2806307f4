import type { Site } from '@forecourt/lib/sites/site';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Returns whether a site offers deals for a vehicle: it has a price, and is not only let by the week. */
export const offersDeal = (site: Site, vehicle: Vehicle): boolean =>
  site.features.dealBuilderEnabled &&
  sellingPrice(vehicle) !== null &&
  !(priceRules(site).subscription !== null && (vehicle.subscription_price ?? 0) > 0);
