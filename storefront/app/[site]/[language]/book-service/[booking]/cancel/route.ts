import { SERVICE_TOKEN, serviceBookingPath } from '@forecourt/lib/leads/service-booking/link';
import { ownServicePath } from '@/features/service-booking/address.ts';
import { cancelOwnService } from '@/features/service-booking/own-booking.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /book-service/{id}/cancel`: cancels a service booking and frees its time. */
export const POST = withSite(
  async ({ request, site, params: { booking } }) => {
    const token = (await readAnswers(request))?.[SERVICE_TOKEN] ?? '';
    const isCancelled = isOwnRequest(request) && (await cancelOwnService(site, booking, token));
    if (isCancelled) log.info({ site: site.slug, booking }, 'service_cancelled_by_shopper');
    return seeOther(isCancelled ? serviceBookingPath(booking, token) : ownServicePath(booking));
  },
  { params: ['booking'], failure: { event: 'service_cancel_failed' } },
);
