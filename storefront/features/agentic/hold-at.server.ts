import type { HoldTerms } from '@forecourt/lib/payments/reservation/hold-end';
import type { Site } from '@forecourt/lib/sites/site';
import { placeOf } from '@forecourt/lib/vehicle/seller';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { holdTermsOf } from '@/features/checkout/hold-terms.ts';

export interface HoldPlaceOfVehicle {
  location: Location | null;
  /** The name of the location, or of the dealership. */
  dealer: string;
  terms: HoldTerms;
}

/** Returns where and how long a vehicle is held, as its own checkout promises (OPEN-025). */
export async function holdOf(site: Site, vehicle: Vehicle): Promise<HoldPlaceOfVehicle> {
  const location = placeOf(vehicle, await loadLocations(site.slug));
  return {
    location,
    dealer: location?.name ?? (vehicle.dealership_name || site.name),
    terms: holdTermsOf(site, location, new Date()),
  };
}
