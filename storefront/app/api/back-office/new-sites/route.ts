import { makeNewSite } from '@/features/back-office/new-sites.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/new-sites`: creates a site from what an administrator entered in the studio. */
export const POST = staffRoute(makeNewSite, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
