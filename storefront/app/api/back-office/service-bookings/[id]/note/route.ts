import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { noteServiceBooking } from '@/features/back-office/service-bookings.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/service-bookings/{id}/note`: stores the staff's note on a booking. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  noteServiceBooking(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
