import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { similarVehicles } from '@/features/vehicle/similar/similar.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /cars/{slug}/similar`: cards of similar vehicles, `{cars}`. */
export const GET = withSite(
  async ({ site, params }) => {
    const publicVehicle = await findVehicle(site, params.slug);
    if (!publicVehicle) throw new ApiError('not_found', 'No such car.');
    return { cars: await similarVehicles(site, publicVehicle.vehicle) };
  },
  {
    params: ['slug'],
    cached: true,
    failure: { event: 'similar_cars_failed', text: 'The search did not answer.', code: 'upstream_failed' },
  },
);
