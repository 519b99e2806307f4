import { receiptCookies } from '@/features/checkout/cookies.server.ts';
import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { reservationPath } from '@/site/checkout-address.ts';

export const dynamic = 'force-dynamic';

/** `GET /reservations/{reference}?token=…`, an emailed link: moves the token into a cookie. */
export const GET = withSite(
  async ({ request, site, params: { reference } }) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const reservation = token ? await findReceipt(site, reference, token) : null;
    return seeOther(
      reservationPath(reservation?.reference ?? encodeURIComponent(reference)),
      { 'referrer-policy': 'no-referrer' },
      reservation ? receiptCookies(request, site, reservation.reference, token) : [],
    );
  },
  { params: ['reference'], failure: { event: 'reservation_open_failed' } },
);
