import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { saveDeal } from '@/features/deal/save-deal.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /cars/{slug}/deal/save`: saves a deal, or a new version of one, and opens it. */
export const POST = withSite(
  async ({ request, site, params }) => {
    const listing = await findVehicle(site, params.slug);
    if (!listing) throw new ApiError('not_found', 'There is no such car.');
    return saveDeal(site, listing, request);
  },
  {
    params: ['slug'],
    isOffered: ({ features }) => features.dealBuilderEnabled,
    failure: { event: 'deal_save_failed' },
  },
);
