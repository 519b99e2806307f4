import { endPayment } from '@forecourt/lib/payments/online-payment/close.server';
import { paymentPath } from '@/features/online-payment/address.ts';
import { ownPayment } from '@/features/online-payment/payment-access.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /online-payment/{reference}/cancel`: cancels a payment, unless it has already been paid. */
export const POST = withSite(
  async ({ request, site, params: { reference } }) => {
    const { pool, stripe } = paymentConnections();
    const payment = isOwnRequest(request) ? await ownPayment(site, reference, request) : null;
    if (stripe && payment?.status === 'open')
      try {
        const outcome = await endPayment({ pool, stripe }, payment, 'cancel');
        log.info(
          { site: payment.siteSlug, payment: payment.reference, outcome },
          'payment_cancelled_by_payer',
        );
      } catch (error) {
        // Its page shows that it is unchanged; it will expire.
        log.error({ err: error, payment: payment.reference }, 'payment_cancel_failed');
      }
    return seeOther(paymentPath(encodeURIComponent(reference)));
  },
  { params: ['reference'], failure: { event: 'payment_cancel_failed' } },
);
