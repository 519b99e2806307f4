import { hasOnlinePayment } from '@/features/online-payment/address.ts';
import { handlePayment } from '@/features/online-payment/handle-payment.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /online-payment/start`: stores a payment and returns where to pay it (OPEN-103). */
export const POST = withSite(({ site, request }) => handlePayment(site, request), {
  isOffered: hasOnlinePayment,
  failure: { event: 'online_payment_failed' },
});
