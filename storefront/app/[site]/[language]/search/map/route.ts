import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { locationsMap } from '@/features/search/map/locations-map.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /search/map`: the drawn map of the site's locations; 404 for a site without one. */
export const GET = withSite(
  async ({ site }) => {
    const map = await locationsMap(site);
    if (!map) throw new ApiError('not_found', 'No such map.');
    return { ...map, hasStreets: site.settings.mapStyleUrl !== null };
  },
  {
    cached: true,
    failure: { event: 'results_map_failed', text: 'The search did not answer.', code: 'upstream_failed' },
  },
);
