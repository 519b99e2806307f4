import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { mayReserve } from '@forecourt/lib/payments/reservation/may-reserve';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';

/** Returns a deal's vehicle as the site shows it now; one that is hidden or sold is not for sale. */
export async function dealVehicle(
  site: Site,
  carId: string,
): Promise<{ vehicle: Vehicle | null; isForSale: boolean; canReserve: boolean }> {
  const listing = await vehicleById(
    databasePool(environment().DATABASE_URL),
    site.dealerships.map(({ id }) => id),
    carId,
    site.settings.priceLead,
  );
  if (!listing) return { vehicle: await findLeadVehicle(site, carId), isForSale: false, canReserve: false };
  const { vehicle, state } = listing;
  const isForSale = state === 'live';
  return { vehicle, isForSale, canReserve: isForSale && !vehicle.reserved && mayReserve(site, vehicle) };
}
