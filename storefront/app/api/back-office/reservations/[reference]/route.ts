import { read } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/reservations/{reference}`: a reservation with its audit trail and possible steps. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ reference: string }> }) =>
  read(call, (await params).reference),
);
export const OPTIONS = preflightRoute('GET');
