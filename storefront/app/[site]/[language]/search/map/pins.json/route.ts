import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { streetPins } from '@/features/location/streets/pins.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /search/map/pins.json`: the style and locations of the street map; 404 for a site without one. */
export const GET = withSite(
  async ({ site }) => {
    const pins = await streetPins(site);
    if (!pins) throw new ApiError('not_found', 'No such map.');
    return pins;
  },
  {
    cached: true,
    failure: { event: 'street_pins_failed', text: 'The map was not made.', code: 'upstream_failed' },
  },
);
