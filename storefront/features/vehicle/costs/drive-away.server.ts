import type { Site } from '@forecourt/lib/sites/site';
import type { StateCode } from '@forecourt/lib/sites/state-codes';
import { type DriveAwayPrice, driveAwayPrice } from '@forecourt/lib/vehicle/drive-away/drive-away-price';
import { nextRateChange } from '@forecourt/lib/vehicle/drive-away/next-rate-change';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { loadChargeTables } from '@/content/charges.server.ts';

/**
 * Returns a vehicle's drive-away price in a state, and when its rates change next.
 * @param postcode of the shopper; null for a page that everybody sees
 * @returns null for a vehicle that has none
 * @throws if the content lake does not answer
 */
export async function driveAwayIn(
  site: Site,
  vehicle: Vehicle,
  { state, postcode, now }: { state: StateCode; postcode: string | null; now: Date },
): Promise<{ price: DriveAwayPrice; changesAt: Date | null } | null> {
  const tables = await loadChargeTables(site.slug);
  const subscriptionEnabled = priceRules(site).subscription !== null;
  const price = driveAwayPrice(vehicle, { tables, state, postcode, subscriptionEnabled, now });
  return price && { price, changesAt: nextRateChange(tables, state, now) };
}
