import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { WATCHLIST_FULL_TEXT } from '@forecourt/lib/accounts/watchlist/limit';
import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { severalVehicles, watchlistRoute } from '@/features/saved-list/watchlist.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/watchlist/save-favourites` (OPEN-020): adds a browser's favourites to the watchlist, if the site
 * still has them. `{success}`, or `{error, code}` if not all of them fit.
 */
export const POST = watchlistRoute(severalVehicles, async ({ site, shopper, pool, body: { car_ids } }) => {
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const vehicles = await vehiclesById(pool, dealershipIds, [...new Set(car_ids)], site.settings.priceLead);
  const ids = vehicles.map(({ vehicle }) => vehicle.id);
  const savedIds = await saveToWatchlist(pool, { siteSlug: site.slug, userId: shopper.userId }, ids);
  if (savedIds.length < ids.length) throw new ApiError('full', WATCHLIST_FULL_TEXT);
});
