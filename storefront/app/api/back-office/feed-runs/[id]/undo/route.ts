import { undo } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/feed-runs/{id}/undo`: restores the feed's vehicles from before the run. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ id: string }> }) => undo(call, (await params).id),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
