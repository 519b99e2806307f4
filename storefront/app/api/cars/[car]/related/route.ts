import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { relatedIds } from '@/features/vehicle/similar/similar.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** For browsers only, since a CDN could not be purged. */
const KEPT_SHORT = { headers: { 'cache-control': 'public, max-age=60' } };

/** `GET /api/cars/{slug}/related` (OPEN-004): `{ids}` of up to six similar cars, closest first. */
export const GET = withSite(
  async ({ site, params }) => {
    const publicVehicle = await findVehicle(site, params.car);
    if (!publicVehicle) throw new ApiError('not_found', 'No such car.');
    return Response.json({ ids: await relatedIds(site, publicVehicle.vehicle) }, KEPT_SHORT);
  },
  {
    params: ['car'],
    failure: { event: 'related_cars_failed', text: 'The search did not answer.', code: 'upstream_failed' },
  },
);
