import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { loadLocations } from '@/content/locations.server.ts';
import { COAST } from '@/features/map/coast.generated.ts';
import { placeMap } from '@/features/map/place-map.ts';
import { suburbs } from '@/features/map/suburbs.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /search/map/{location slug}`: the drawn map of one location; 404 without coordinates. */
export const GET = withSite(
  async ({ site, params }) => {
    const place = (await loadLocations(site.slug)).find(({ slug }) => slug === params.location);
    const { lat, long: lng } = place?.address ?? {};
    if (lat == null || lng == null) throw new ApiError('not_found', 'No such map.');
    return {
      ...placeMap({ lat, lng }, COAST, suburbs()),
      hasStreets: site.settings.mapStyleUrl !== null,
    };
  },
  {
    params: ['location'],
    cached: true,
    failure: { event: 'place_map_failed', text: 'The map was not made.', code: 'upstream_failed' },
  },
);
