import { findSite } from '@/content/site.server.ts';
import { reservationPath } from '@/features/checkout/address.ts';
import { receiptCookie } from '@/features/checkout/cookies.server.ts';
import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /reservations/{reference}?token=…`, an emailed link: moves the token from the address into a cookie.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const reservation = site && token ? await findReceipt(site, reference, token) : null;
  const headers = new Headers({
    location: reservationPath(reservation?.reference ?? encodeURIComponent(reference)),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  if (reservation) headers.append('set-cookie', receiptCookie(request, reservation.reference, token));
  return new Response(null, { status: 303, headers });
}
