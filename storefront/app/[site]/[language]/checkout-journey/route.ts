import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /checkout-journey?car_id={slug or id}`: redirects to the vehicle's checkout; to the search if the
 * vehicle is unknown or the site sells nothing online (ROUTE-04, OPEN-027).
 */
export const GET = withSite(
  async ({ request, site }) => {
    const key = new URL(request.url).searchParams.get('car_id') ?? '';
    const isOpen = hasCheckout(site, site.settings.checkoutPathSegment);
    const vehicle = isOpen && key ? await findLeadVehicle(site, key) : null;
    const location = vehicle?.show_on_dealer_website ? checkoutPath(site, vehicle) : '/search';
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
  },
  { failure: { event: 'checkout_journey_failed' } },
);
