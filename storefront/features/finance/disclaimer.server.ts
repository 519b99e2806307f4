import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { FINANCE_DISCLAIMER } from '@forecourt/lib/vehicle/finance/texts';

/**
 * Returns the finance disclaimer of a vehicle (OPEN-003): its lender's, else the site's, else the default;
 * null for a vehicle that the site does not show.
 * @throws the database's error
 */
export async function financeDisclaimer(
  { dealerships, settings }: Pick<Site, 'dealerships' | 'settings'>,
  id: string,
): Promise<string | null> {
  const vehicle = await vehicleById(
    databasePool(environment().DATABASE_URL),
    dealerships.map((dealership) => dealership.id),
    id,
    settings.priceLead,
  );
  if (!vehicle) return null;
  const lender = chooseLender(vehicle.vehicle.finance_lenders, settings.financeProvider);
  return lender?.disclaimer.trim() || settings.financeDisclaimer || FINANCE_DISCLAIMER;
}
