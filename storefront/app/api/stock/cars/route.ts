import { anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { VIEWED_LIMIT } from '@/features/vehicle/viewed/viewed-vehicles.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { findCards } from '@/stock/query.server.ts';
import { vehicleIds } from '@/stock/vehicle-ids.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/stock/cars?ids=a,b`: current cards of those vehicles in that order, if still listed. */
export const GET = withSite(
  async ({ request, site }) => {
    const ids = vehicleIds(request, VIEWED_LIMIT);
    if (ids.length === 0) return { cars: [] };
    const hits = await findCards(site, {
      filters: anyOf(ids.map((id) => literal('objectID', id))),
      hitsPerPage: ids.length,
    });
    return { cars: hits.toSorted((one, other) => ids.indexOf(one.objectID) - ids.indexOf(other.objectID)) };
  },
  {
    failure: { event: 'viewed_cars_failed', text: 'The search did not answer.', code: 'upstream_failed' },
  },
);
