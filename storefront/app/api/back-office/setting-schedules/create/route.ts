import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { scheduleSettings } from '@/features/back-office/setting-schedules.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/setting-schedules/create`: changes settings at a time. Administrators only. */
export const POST = staffRoute(scheduleSettings, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
