import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { hasJourney } from '@/features/finance/popup.server.ts';
import { journeySetup, journeyVehicle } from '@/features/finance-journey/setup.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/youx/journey?car={id or slug}`: the finance journey's configuration, and the signed-in shopper.
 */
export const GET = withSite(
  async ({ request, site }) => {
    const key = new URL(request.url).searchParams.get('car');
    const vehicle = await journeyVehicle(site, key);
    if (key && !vehicle) throw new ApiError('not_found', VEHICLE_GONE_TEXT);
    return journeySetup(site, vehicle, request);
  },
  {
    isOffered: () => hasJourney(),
    failure: {
      event: 'finance_journey_failed',
      text: 'The finance form did not load. Please check your connection and try again.',
    },
  },
);
