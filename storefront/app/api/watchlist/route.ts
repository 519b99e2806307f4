import { watchlistItemsOf } from '@forecourt/lib/accounts/watchlist/items.server';
import type { WatchlistAnswer } from '@/features/saving/watchlist-answer.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/watchlist`: the saved vehicles, for hearts on cached pages; empty for visitors not signed in. */
export const GET = withSite(
  async ({ site, shopper, pool }): Promise<WatchlistAnswer> => {
    if (site.settings.saveMode !== 'watchlist' || !shopper) return { phone_number: null, car_ids: [] };
    const items = await watchlistItemsOf(pool, { siteSlug: site.slug, userId: shopper.userId });
    return { phone_number: shopper.phone, car_ids: items.map(({ carId }) => carId).toReversed() };
  },
  { session: 'optional', failure: { event: 'watchlist_failed' } },
);
