import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { WATCHLIST_FULL_TEXT } from '@forecourt/lib/accounts/watchlist/limit';
import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { oneVehicle, refuse, succeeded, takeChange } from '@/features/saved-list/watchlist.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/watchlist/save-car` (WATCH-07, WATCH-08, WATCH-11): saves a vehicle of the site; idempotent.
 * `{success}`, or `{error, code}` (OPEN-017).
 */
export const POST = (request: Request): Promise<Response> =>
  takeChange(request, oneVehicle, async ({ site, userId, body: { car_id } }) => {
    const pool = databasePool(environment().DATABASE_URL);
    const dealershipIds = site.dealerships.map(({ id }) => id);
    const vehicle = await vehicleById(pool, dealershipIds, car_id, site.settings.priceLead);
    if (!vehicle) return refuse('not_found', 'We could not find this car.');
    const savedIds = await saveToWatchlist(pool, { siteSlug: site.slug, userId }, [car_id]);
    return savedIds.length > 0 ? succeeded() : refuse('full', WATCHLIST_FULL_TEXT);
  });
