import { removeFromWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { oneVehicle, succeeded, takeChange } from '@/features/saved-list/watchlist.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/watchlist/remove-car` (WATCH-09 to WATCH-11): removes a vehicle. Idempotent: removing an unsaved
 * car succeeds. `{success}`, or `{error, code}` (OPEN-017).
 */
export const POST = (request: Request): Promise<Response> =>
  takeChange(request, oneVehicle, async ({ site, userId, body: { car_id } }) => {
    const pool = databasePool(environment().DATABASE_URL);
    await removeFromWatchlist(pool, { siteSlug: site.slug, userId }, car_id);
    return succeeded();
  });
