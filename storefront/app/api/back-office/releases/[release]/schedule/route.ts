import { scheduleRelease } from '@/features/back-office/releases.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/releases/{release}/schedule`: publishes it at a time. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ release: string }> }) =>
    scheduleRelease(call, (await params).release),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
