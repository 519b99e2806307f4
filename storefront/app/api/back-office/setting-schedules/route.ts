import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { listSettingSchedules } from '@/features/back-office/setting-schedules.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/setting-schedules`: scheduled changes to settings. Administrators only. */
export const GET = staffRoute(listSettingSchedules, { aboutShoppers: false });
export const OPTIONS = preflightRoute('GET');
