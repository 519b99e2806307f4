import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { relatedIds } from '@/features/vehicle/similar/similar.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ car: string }>;
}

/** For browsers only, since a CDN could not be purged. */
const KEPT_SHORT = { headers: { 'cache-control': 'public, max-age=60' } };
const NEVER_KEPT = { 'cache-control': 'no-store' };

/**
 * `GET /api/cars/{slug}/related` (OPEN-004): `{ids}` of up to six similar cars on this site, closest first:
 * those shown on its page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { car: slug } = await params;
  try {
    const site = await siteOfRequest(request);
    const publicVehicle = site && (await findVehicle(site, slug));
    if (!site || !publicVehicle)
      return Response.json({ error: 'No such car.' }, { status: 404, headers: NEVER_KEPT });
    return Response.json({ ids: await relatedIds(site, publicVehicle.car) }, KEPT_SHORT);
  } catch (error) {
    log.error({ err: error, car: slug }, 'related_cars_failed');
    return Response.json({ error: 'The search did not answer.' }, { status: 502, headers: NEVER_KEPT });
  }
}
