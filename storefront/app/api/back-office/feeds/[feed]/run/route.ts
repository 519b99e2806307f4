import { runNow } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/feeds/{feed}/run`: starts a run within seconds, regardless of its schedule. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ feed: string }> }) => runNow(call, (await params).feed),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
