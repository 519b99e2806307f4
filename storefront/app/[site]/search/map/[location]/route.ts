import { loadLocations } from '@/content/locations.server.ts';
import { findSite } from '@/content/site.server.ts';
import { COAST } from '@/features/map/coast.generated.ts';
import { placeMap } from '@/features/map/place.ts';
import { suburbs } from '@/features/map/suburbs.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string; location: string }>;
}

/** `GET /search/map/{location slug}`: the drawn map of one location; 404 without coordinates. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: slug, location } = await params;
  try {
    const site = await findSite(slug);
    const place = site && (await loadLocations(slug)).find((each) => each.slug === location);
    const { lat, long: lng } = place?.address ?? {};
    if (lat == null || lng == null) return Response.json({ error: 'No such map.' }, { status: 404 });
    return Response.json(placeMap({ lat, lng }, COAST, suburbs()));
  } catch (error) {
    log.error({ err: error, site: slug, location }, 'location_map_failed');
    return Response.json({ error: 'The map could not be drawn.' }, { status: 502 });
  }
}
