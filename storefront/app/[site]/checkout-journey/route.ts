import { findSite } from '@/content/site.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /checkout-journey?car_id={slug or id}`: redirects to the vehicle's checkout; to the search if the
 * vehicle is unknown or the site sells nothing online (ROUTE-04, OPEN-027).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  const site = await findSite((await params).site);
  const key = new URL(request.url).searchParams.get('car_id') ?? '';
  const open = site && hasCheckout(site, site.settings.checkoutPathSegment);
  const vehicle = open && key ? await findLeadVehicle(site, key) : null;
  const location = site && vehicle?.show_on_dealer_website ? checkoutPath(site, vehicle) : '/search';
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}
