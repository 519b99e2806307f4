import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { socialCard } from '@/features/vehicle/social/card.server.tsx';
import { withSite } from '@/handlers/with-site.server.ts';

// Cached like the vehicle's page, since networks request it each time a link is shared.
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `GET /cars/{slug}/social-card`: the image of a shared link. */
export const GET = withSite(
  async ({ site, params }) => {
    const publicVehicle = await findVehicle(site, params.slug);
    if (!publicVehicle) throw new ApiError('not_found', 'No such car.');
    const card = await socialCard(await vehicleView(site, publicVehicle, new Date()));
    return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
  },
  { params: ['slug'], cached: true },
);
