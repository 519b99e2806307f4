import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { type PublicVehicle, vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';

/**
 * The cards of saved vehicles in their order, as they are now: those that are sold or withdrawn too, however long ago,
 * with the tag that says so (OPEN-018). Unknown, foreign and hidden ones are left out.
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
  const attributes = new Set(['objectID', ...cardAttributes(site)]);
  return vehicles.flatMap((vehicle) => {
    const record = toStockRecord(listedCar(vehicle));
    return record
      ? [Object.fromEntries(Object.entries(record).filter(([name]) => attributes.has(name))) as CardVehicle]
      : [];
  });
}

/** As lists show it: one that is gone has long left the index, and is shown as sold all the same. */
function listedCar({ car, state }: PublicVehicle): PublicVehicle['car'] {
  if (state === 'live') return car;
  return {
    ...car,
    status: 'sold',
    show_on_dealer_website: true,
    sold_date_timestamp: car.sold_date_timestamp ?? 1,
  };
}
