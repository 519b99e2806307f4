import { step } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reservations/{reference}/steps`: a refund, a release, an agreement, a sale. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ reference: string }> }) =>
  step(call, (await params).reference),
);
export const OPTIONS = preflightRoute('POST');
