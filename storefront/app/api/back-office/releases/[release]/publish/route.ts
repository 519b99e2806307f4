import { publishRelease } from '@/features/back-office/releases.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/releases/{release}/publish`: publishes it now. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ release: string }> }) =>
    publishRelease(call, (await params).release),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
