import { listBookings } from '@/features/back-office/bookings.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/bookings`: the test drives and service bookings of a day. */
export const POST = staffRoute(listBookings);
export const OPTIONS = preflightRoute('POST');
