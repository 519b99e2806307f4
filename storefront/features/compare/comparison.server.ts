import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { comparedOfAddress } from './compared.ts';
import type { Comparison } from './comparison.ts';

/** Returns the vehicles in an address that are for sale on this site; others are only counted. */
export async function comparisonOf(site: Site, value: string | null): Promise<Comparison> {
  const { ids, tooMany } = comparedOfAddress(value);
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const publicVehicles =
    ids.length > 0
      ? await vehiclesById(
          databasePool(environment().DATABASE_URL),
          dealershipIds,
          ids,
          site.settings.priceLead,
        )
      : [];
  const vehicles = publicVehicles.flatMap(({ vehicle, state }) =>
    state === 'live' && isInStock(vehicle.status) ? [vehicle] : [],
  );
  return { vehicles, missing: ids.length - vehicles.length, tooMany };
}
