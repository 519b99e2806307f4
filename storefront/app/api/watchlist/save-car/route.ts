import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { WATCHLIST_FULL_TEXT } from '@forecourt/lib/accounts/watchlist/limit';
import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { oneVehicle, watchlistRoute } from '@/features/saved-list/watchlist.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/watchlist/save-car` (WATCH-07, WATCH-08, WATCH-11): saves a vehicle of the site; idempotent.
 * `{success}`, or `{error, code}` (OPEN-017).
 */
export const POST = watchlistRoute(oneVehicle, async ({ site, shopper, pool, body: { car_id } }) => {
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const vehicle = await vehicleById(pool, dealershipIds, car_id, site.settings.priceLead);
  if (!vehicle) throw new ApiError('not_found', 'We could not find this car.');
  const savedIds = await saveToWatchlist(pool, { siteSlug: site.slug, userId: shopper.userId }, [car_id]);
  if (savedIds.length === 0) throw new ApiError('full', WATCHLIST_FULL_TEXT);
});
