import { parseSlot } from '@forecourt/lib/leads/test-drive/slots';
import { RECEIPT_COOKIE } from '@/features/checkout/cookies.server.ts';
import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';
import { bookViewing, VIEWING_REFUSED } from '@/features/checkout/receipt/viewing.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /reservations/{reference}/viewing`: books one of the times that the receipt offers. */
export const POST = withSite(
  async ({ request, site, params: { reference } }) => {
    const page = reservationPath(encodeURIComponent(reference));
    let isRefused = false;
    const token = cookieOf(request, RECEIPT_COOKIE);
    const reservation = token && isOwnRequest(request) ? await findReceipt(site, reference, token) : null;
    const { dateTime = '' } = (reservation && (await readAnswers(request))) || {};
    if (reservation?.status === 'paid' && parseSlot(dateTime)) {
      const { kind } = await bookViewing(site, request, reservation, dateTime);
      isRefused = kind === 'refused';
      log.info({ site: site.slug, reservation: reference, outcome: kind }, 'viewing_booked');
    }
    return seeOther(`${page}${isRefused ? `?${VIEWING_REFUSED}=1` : ''}#viewing`);
  },
  { params: ['reference'], failure: { event: 'viewing_failed' } },
);
