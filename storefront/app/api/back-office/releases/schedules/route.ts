import { listSchedules } from '@/features/back-office/releases.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/releases/schedules`: the schedules of sites whose pages the caller may change. */
export const POST = staffRoute(listSchedules, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
