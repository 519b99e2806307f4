import { anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { VIEWED_LIMIT } from '@/features/vehicle/viewed/viewed.ts';
import { log } from '@/logging/log.server.ts';
import { findCards } from '@/stock/query.server.ts';

export const dynamic = 'force-dynamic';

const ID = /^[\w-]{1,64}$/;

/**
 * `GET /api/stock/cars?ids=a,b`: current cards of those vehicles in that order, without those no longer
 * listed.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
  const requestedIds = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
  const ids = [...new Set(requestedIds.filter((id) => ID.test(id)))].slice(0, VIEWED_LIMIT);
  if (ids.length === 0) return Response.json({ cars: [] });
  try {
    const hits = await findCards(site, {
      filters: anyOf(ids.map((id) => literal('objectID', id))),
      hitsPerPage: ids.length,
    });
    const vehicles = hits.toSorted((one, other) => ids.indexOf(one.objectID) - ids.indexOf(other.objectID));
    return Response.json({ cars: vehicles }, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'cars_by_id_failed');
    return Response.json({ error: 'The search did not answer.' }, { status: 502 });
  }
}
