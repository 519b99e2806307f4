import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { arriveServiceBooking } from '@/features/back-office/service-bookings.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/service-bookings/{id}/arrive`: records that a car has arrived. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  arriveServiceBooking(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
