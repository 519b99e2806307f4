import { oneRun } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/feed-runs/{id}`: a feed run with its messages. */
export const GET = staffRoute(
  async (call, { params }: { params: Promise<{ id: string }> }) => oneRun(call, (await params).id),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('GET');
