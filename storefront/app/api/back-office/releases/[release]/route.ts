import { readRelease } from '@/features/back-office/releases.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/releases/{release}`: its schedule, and what keeps the caller from publishing it. */
export const GET = staffRoute(
  async (call, { params }: { params: Promise<{ release: string }> }) =>
    readRelease(call, (await params).release),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('GET');
