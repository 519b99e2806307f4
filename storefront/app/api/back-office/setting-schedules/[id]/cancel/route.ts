import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { cancelSettings } from '@/features/back-office/setting-schedules.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/setting-schedules/{id}/cancel`: cancels a schedule, or its change of one cell. Administrators only. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ id: string }> }) => cancelSettings(call, (await params).id),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
