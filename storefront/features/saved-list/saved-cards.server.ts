import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import type { Charges } from '@forecourt/lib/inventory/search/total-fields';
import { type PublicVehicle, vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { VehicleStatus } from '@forecourt/lib/vehicle/vehicle';
import { loadChargeTables } from '@/content/charges.server.ts';
import { log } from '@/logging/log.server.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';

/**
 * Returns current cards of saved vehicles in order, including sold and withdrawn ones with a tag
 * (OPEN-018), but without unknown vehicles, hidden ones and those of other dealers.
 */
export async function savedCards(site: Site, ids: readonly string[]): Promise<CardVehicle[]> {
  if (ids.length === 0) return [];
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const vehicles = await vehiclesById(
    databasePool(environment().DATABASE_URL),
    dealershipIds,
    ids,
    site.settings.priceLead,
  );
  const attributes = new Set(['objectID', 'total_price', ...cardAttributes(site)]);
  const charges = await chargesOf(site);
  return vehicles.flatMap((vehicle) => {
    const listed = toStockRecord(listedCar(vehicle), charges);
    const record = listed && { ...listed, status: statusOf(vehicle) };
    return record
      ? [Object.fromEntries(Object.entries(record).filter(([name]) => attributes.has(name))) as CardVehicle]
      : [];
  });
}

/** Returns null if the cards show ordinary prices, also while the rates cannot be read. */
async function chargesOf({ slug, settings }: Site): Promise<Charges | null> {
  if (settings.driveAwayPrices !== 'everywhere') return null;
  try {
    return { tables: await loadChargeTables(slug), now: new Date() };
  } catch (error) {
    log.error({ err: error, site: slug }, 'charge_tables_failed');
    return null;
  }
}

/** Returns `others` for a vehicle that left its feed: only the feed can say that it is sold. */
const statusOf = ({ vehicle: { status }, state }: PublicVehicle): VehicleStatus =>
  state === 'live' || status === 'sold' ? status : 'others';

/** Makes a record of a vehicle that is no longer in the index, as if it had just been sold. */
function listedCar({ vehicle, state }: PublicVehicle): PublicVehicle['vehicle'] {
  if (state === 'live') return vehicle;
  return {
    ...vehicle,
    status: 'sold',
    show_on_dealer_website: true,
    sold_date_timestamp: vehicle.sold_date_timestamp ?? 1,
  };
}
