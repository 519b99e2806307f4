import { readTrail } from '@forecourt/lib/operations/back-office/leads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/leads/{id}/trail`: the delivery channels of a lead and their state. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  readTrail(call, (await params).id),
);
export const OPTIONS = preflightRoute('GET');
