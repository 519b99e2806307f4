import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { answerView } from '@/features/vehicle/updates/answer-view.server.ts';
import { viewQuestion } from '@/features/vehicle/updates/view-query.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/cars/{slug}/view.json?photos_count&updated_at&website_id` (VDP-45 to VDP-49): counts a view,
 * and returns `{views, car_fields}`, where `car_fields` may have changed since the page was rendered.
 */
export const GET = withSite(
  async ({ request, site, params, query }) => {
    if (site.id !== query.website_id) throw new ApiError('not_found', 'No such site.');
    const publicVehicle = await findVehicle(site, params.car);
    if (!publicVehicle) throw new ApiError('not_found', 'No such car.');
    const { answer, setCookie } = await answerView(request, site, publicVehicle.vehicle, query);
    return Response.json(answer, {
      headers: { 'cache-control': 'no-store', ...(setCookie && { 'set-cookie': setCookie }) },
    });
  },
  {
    params: ['car'],
    query: viewQuestion,
    failure: { event: 'view_failed', text: 'The views did not load.', code: 'upstream_failed' },
  },
);
