import { WATCHLIST_LIMIT } from '@forecourt/lib/accounts/watchlist/limit';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const ID = /^[\w-]{1,64}$/;

/**
 * `GET /api/stock/saved?ids=a,b`: cards of favourites in that order, including sold vehicles, but without
 * those the site no longer shows.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
  const requestedIds = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
  const ids = [...new Set(requestedIds.filter((id) => ID.test(id)))].slice(0, WATCHLIST_LIMIT);
  try {
    const cars = await savedCards(site, ids);
    return Response.json({ cars }, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'saved_cars_failed');
    return Response.json({ error: 'The cars did not load.' }, { status: 502 });
  }
}
