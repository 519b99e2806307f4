import { feeds } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/feeds`: every feed with its last run. */
export const GET = staffRoute(feeds, { aboutShoppers: false });
export const OPTIONS = preflightRoute('GET');
