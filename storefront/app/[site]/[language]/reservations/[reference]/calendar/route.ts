import { holdsVehicle } from '@forecourt/lib/payments/reservation/machine';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';
import { reservationCalendar } from '@/features/checkout/receipt/viewing.server.ts';
import { NEVER_CACHED } from '@/handlers/with-errors.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /reservations/{reference}/calendar`: the viewing, or the end of the hold, as a calendar file. */
export const GET = withSite(
  async ({ request, site, params: { reference } }) => {
    const reservation = await findReceipt(site, reference);
    if (!reservation || !holdsVehicle(reservation.status))
      throw new ApiError('not_found', 'There is no such reservation.');
    return new Response(await reservationCalendar(site, request, reservation), {
      headers: {
        ...NEVER_CACHED,
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': `attachment; filename="${reservation.reference}.ics"`,
      },
    });
  },
  { params: ['reference'], failure: { event: 'reservation_calendar_failed' } },
);
