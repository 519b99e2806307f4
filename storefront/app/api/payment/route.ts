import { handlePayment, readPayment } from '@/features/finance/payment/handle-payment.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const failure = { event: 'payment_choice_failed' };

/** `GET /api/payment`: this shopper's `{choice, approval}`, for the weekly figures; renews their cookie. */
export const GET = withSite(({ request, site }) => readPayment(request, site), {
  ownRequest: true,
  rate: 'paymentChoice',
  failure,
});

/** `POST /api/payment`: keeps the deposit and term of the form. */
export const POST = withSite(({ request, site }) => handlePayment(request, site), { failure });
