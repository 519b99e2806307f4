import { exportRun } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/feed-runs/{id}/rows`: its rejected and held rows as CSV. */
export const GET = staffRoute(
  async (call, { params }: { params: Promise<{ id: string }> }) => exportRun(call, (await params).id),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('GET');
