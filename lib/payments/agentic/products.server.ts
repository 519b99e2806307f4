import type pg from 'pg';
import { withShownPhotos } from '../../inventory/media/shown-photos.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import { mayReserve } from '../reservation/may-reserve.ts';
import type { CheckoutSite } from './checkouts.server.ts';
import { type FeedSite, productOf } from './product.ts';

/** Vehicles read and written at a time, which bounds the memory. */
const BATCH = 500;

/**
 * Yields a site's product feed as lines of JSON, a batch at a time: the deposit of every vehicle that can be
 * reserved now (rfc.product_feeds.md, `products.jsonl`).
 * @param amountCents the reservation fee
 */
export async function* productLines(
  pool: pg.Pool,
  site: CheckoutSite & FeedSite,
  amountCents: number,
): AsyncGenerator<string> {
  const dealershipIds = site.dealerships.map(({ id }) => id);
  for (let after = ''; ; ) {
    const { rows } = await pool.query<VehicleRow & { slug: string }>({
      name: 'agent-products',
      text: `select slug, ${VEHICLE_COLUMNS} from cars
             where dealership_id = any($1) and show_on_dealer_website and retired_at is null
               and status in ('in_stock', 'coming_soon') and slug > $2
             order by slug limit $3`,
      values: [dealershipIds, after, BATCH],
    });
    const vehicles = rows.map((row) => withShownPhotos(vehicleOf(row), row.photoNotes));
    const lines = vehicles
      .filter((vehicle) => !vehicle.reserved && mayReserve(site, vehicle))
      .map((vehicle) => `${JSON.stringify(productOf(vehicle, site, amountCents))}\n`);
    if (lines.length > 0) yield lines.join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.slug;
  }
}
