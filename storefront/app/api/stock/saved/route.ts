import { WATCHLIST_LIMIT } from '@forecourt/lib/accounts/watchlist/limit';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { vehicleIds } from '@/stock/vehicle-ids.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/stock/saved?ids=a,b`: cards of favourites in that order, including sold vehicles. */
export const GET = withSite(
  async ({ request, site }) => ({ cars: await savedCards(site, vehicleIds(request, WATCHLIST_LIMIT)) }),
  { failure: { event: 'saved_cars_failed', text: 'The cars did not load.', code: 'upstream_failed' } },
);
