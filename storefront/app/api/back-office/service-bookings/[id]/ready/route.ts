import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { readyServiceBooking } from '@/features/back-office/service-bookings.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/service-bookings/{id}/ready`: records that a car is ready to collect. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  readyServiceBooking(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
