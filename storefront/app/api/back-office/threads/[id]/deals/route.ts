import { threadDeals } from '@/features/back-office/deals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/{id}/deals`: the deals of a thread with all versions. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  threadDeals(call, (await params).id),
);
export const OPTIONS = preflightRoute('GET');
