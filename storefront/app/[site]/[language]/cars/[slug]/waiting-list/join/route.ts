import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { handleJoin } from '@/features/vehicle/waiting-list/handle-join.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

export const POST = withSite(
  async ({ request, site, params }) => {
    const listing = await findVehicle(site, params.slug);
    if (!listing) throw new ApiError('not_found', 'There is no such car.');
    return handleJoin(site, listing, request);
  },
  { params: ['slug'], failure: { event: 'waiting_list_join_failed' } },
);
