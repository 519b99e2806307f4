import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { RECEIPT_COOKIE } from '@/features/checkout/cookies.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /reservations/{reference}/cancel`: cancels a reservation; its page then explains the refund. */
export const POST = withSite(
  async ({ request, site, params: { reference } }) => {
    const token = cookieOf(request, RECEIPT_COOKIE);
    if (token && isOwnRequest(request)) {
      const own = { siteSlug: site.slug, reference, token };
      const { outcome } = await cancelByShopper(paymentConnections(), own);
      log.info({ site: site.slug, reservation: reference, outcome }, 'reservation_cancelled_by_shopper');
    }
    return seeOther(reservationPath(encodeURIComponent(reference)));
  },
  { params: ['reference'], failure: { event: 'reservation_cancel_failed' } },
);
