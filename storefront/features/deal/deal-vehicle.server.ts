import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { mayReserve } from '@forecourt/lib/payments/reservation/may-reserve';
import { reserveAmountCents } from '@forecourt/lib/payments/reservation/money';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';

/**
 * Returns a deal's vehicle as the site shows it now; one that is hidden or sold is not for sale. `feeCents` is the
 * reservation fee; null if the vehicle cannot be reserved online at the moment.
 */
export async function dealVehicle(
  site: Site,
  carId: string,
): Promise<{ vehicle: Vehicle | null; isForSale: boolean; feeCents: number | null }> {
  const listing = await vehicleById(
    databasePool(environment().DATABASE_URL),
    site.dealerships.map(({ id }) => id),
    carId,
    site.settings.priceLead,
  );
  if (!listing) return { vehicle: await findLeadVehicle(site, carId), isForSale: false, feeCents: null };
  const { vehicle, state } = listing;
  const isForSale = state === 'live';
  const canReserve = isForSale && !vehicle.reserved && mayReserve(site, vehicle);
  return {
    vehicle,
    isForSale,
    feeCents: canReserve ? reserveAmountCents(site.settings.reserveAmountText) : null,
  };
}
