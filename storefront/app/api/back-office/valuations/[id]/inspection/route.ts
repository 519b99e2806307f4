import { recordValuationInspection } from '@forecourt/lib/operations/back-office/valuations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/valuations/{id}/inspection`: what staff offer for a car after inspection. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  recordValuationInspection(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
