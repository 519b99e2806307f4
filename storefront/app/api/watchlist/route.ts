import { watchlistItemsOf } from '@forecourt/lib/accounts/watchlist/items.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import type { WatchlistAnswer } from '@/features/saving/watchlist-answer.ts';
import { log } from '@/logging/log.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

const HEADERS = { 'cache-control': 'private, no-store' };

/**
 * `GET /api/watchlist`: the visitor's saved vehicles on this site, for the hearts on cached pages. Empty, not
 * an error, for visitors who are not signed in.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const site = await siteOfRequest(request);
    if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
    const shopper = site.settings.saveMode === 'watchlist' ? await readShopper(request, site) : null;
    const items = shopper
      ? await watchlistItemsOf(databasePool(environment().DATABASE_URL), {
          siteSlug: site.slug,
          userId: shopper.userId,
        })
      : [];
    const answer: WatchlistAnswer = {
      phone_number: shopper?.phone ?? null,
      car_ids: items.map(({ carId }) => carId).toReversed(),
    };
    return Response.json(answer, { headers: HEADERS });
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'watchlist_failed');
    return Response.json({ error: UNKNOWN_ERROR }, { status: 500, headers: HEADERS });
  }
}
