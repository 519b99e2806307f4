import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { findSite } from '@/content/site.server.ts';
import { reservationPath } from '@/features/checkout/address.ts';
import { RECEIPT_COOKIE } from '@/features/checkout/cookies.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /reservations/{reference}/cancel`: cancels a reservation; its page then explains the refund. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  const token = cookieOf(request, RECEIPT_COOKIE);
  if (site && token && isOwnRequest(request)) {
    const cancellation = await cancelByShopper(paymentConnections(), {
      siteSlug: site.slug,
      reference,
      token,
    });
    log.info(
      { site: site.slug, reservation: reference, outcome: cancellation.outcome },
      'reservation_cancelled_by_shopper',
    );
  }
  return new Response(null, {
    status: 303,
    headers: { location: reservationPath(encodeURIComponent(reference)), 'cache-control': 'no-store' },
  });
}
