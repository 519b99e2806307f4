import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { serviceSlots } from '@/features/back-office/service-bookings.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/service-bookings/{id}/slots`: the times to which a booking can be moved. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  serviceSlots(call, (await params).id),
);
export const OPTIONS = preflightRoute('GET');
