import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { ownPayment } from '@/features/online-payment/payment-access.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /online-payment/{reference}/state`: `{status}` of a payment, for its payer. */
export const GET = withSite(
  async ({ request, site, params }) => {
    const payment = await ownPayment(site, params.reference, request);
    if (!payment) throw new ApiError('not_found', 'There is no such payment.');
    return { status: payment.status };
  },
  { params: ['reference'], failure: { event: 'payment_state_failed' } },
);
