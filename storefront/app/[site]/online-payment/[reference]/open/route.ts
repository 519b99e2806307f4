import { findSite } from '@/content/site.server.ts';
import { paymentPath } from '@/features/online-payment/address.ts';
import { findPayment, paymentCookie } from '@/features/online-payment/own-payment.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /online-payment/{reference}?token=…`, an emailed link: moves the token from the address into a cookie.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const payment = site && (await findPayment(site, reference, token));
  const headers = new Headers({
    location: paymentPath(payment?.reference ?? encodeURIComponent(reference)),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  if (payment) headers.append('set-cookie', paymentCookie(request, payment.reference, token));
  return new Response(null, { status: 303, headers });
}
