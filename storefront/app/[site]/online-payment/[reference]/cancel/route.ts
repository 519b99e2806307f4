import { endPayment } from '@forecourt/lib/payments/online-payment/close.server';
import { findSite } from '@/content/site.server.ts';
import { paymentPath } from '@/features/online-payment/address.ts';
import { ownPayment } from '@/features/online-payment/own-payment.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /online-payment/{reference}/cancel`: cancels a payment, unless it has already been paid. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  const { pool, stripe } = paymentConnections();
  const payment = site && isOwnRequest(request) ? await ownPayment(site, reference, request) : null;
  if (stripe && payment?.status === 'open')
    try {
      const outcome = await endPayment({ pool, stripe }, payment, 'cancel');
      log.info({ site: payment.siteSlug, payment: payment.reference, outcome }, 'payment_cancelled_by_payer');
    } catch (error) {
      // Its page shows that it is unchanged; it will expire.
      log.error({ err: error, payment: payment.reference }, 'payment_cancel_failed');
    }
  return new Response(null, {
    status: 303,
    headers: { location: paymentPath(encodeURIComponent(reference)), 'cache-control': 'no-store' },
  });
}
