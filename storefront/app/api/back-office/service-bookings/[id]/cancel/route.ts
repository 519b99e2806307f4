import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { cancelServiceBooking } from '@/features/back-office/service-bookings.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/service-bookings/{id}/cancel`: cancels a booking and notifies the shopper. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  cancelServiceBooking(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
