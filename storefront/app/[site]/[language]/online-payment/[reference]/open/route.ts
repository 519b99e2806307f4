import { paymentPath } from '@/features/online-payment/address.ts';
import { findPayment, paymentCookies } from '@/features/online-payment/payment-access.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /online-payment/{reference}?token=…`, an emailed link: moves the token into a cookie. */
export const GET = withSite(
  async ({ request, site, params: { reference } }) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const payment = await findPayment(site, reference, token);
    return seeOther(
      paymentPath(payment?.reference ?? encodeURIComponent(reference)),
      { 'referrer-policy': 'no-referrer' },
      payment ? paymentCookies(request, site, payment.reference, token) : [],
    );
  },
  { params: ['reference'], failure: { event: 'payment_open_failed' } },
);
