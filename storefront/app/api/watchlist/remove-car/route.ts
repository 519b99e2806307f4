import { removeFromWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { oneVehicle, watchlistRoute } from '@/features/saved-list/watchlist.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/watchlist/remove-car` (WATCH-09 to WATCH-11): removes a vehicle; idempotent. `{success}`, or
 * `{error, code}` (OPEN-017).
 */
export const POST = watchlistRoute(oneVehicle, async ({ site, shopper, pool, body: { car_id } }) => {
  await removeFromWatchlist(pool, { siteSlug: site.slug, userId: shopper.userId }, car_id);
});
