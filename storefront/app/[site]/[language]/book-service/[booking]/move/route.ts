import { SERVICE_TOKEN, serviceBookingPath } from '@forecourt/lib/leads/service-booking/link';
import { NEW_TIME, ownServicePath, TIME_TAKEN } from '@/features/service-booking/address.ts';
import { moveOwnService } from '@/features/service-booking/own-booking.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /book-service/{id}/move`: moves a service booking to another free time. */
export const POST = withSite(
  async ({ request, site, params: { booking } }) => {
    const answers = (await readAnswers(request)) ?? {};
    const token = answers[SERVICE_TOKEN] ?? '';
    const outcome = isOwnRequest(request)
      ? await moveOwnService(site, booking, token, answers[NEW_TIME] ?? '')
      : null;
    if (outcome === null) return seeOther(ownServicePath(booking));
    log.info({ site: site.slug, booking, outcome }, 'service_moved_by_shopper');
    const page = serviceBookingPath(booking, token);
    return seeOther(outcome === 'taken' ? `${page}&${TIME_TAKEN}=1` : page);
  },
  { params: ['booking'], rate: 'ownBooking', failure: { event: 'service_move_failed' } },
);
