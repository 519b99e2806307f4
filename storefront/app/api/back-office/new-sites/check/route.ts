import { checkNewSite } from '@/features/back-office/new-sites.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/new-sites/check`: validates a new site and previews its documents. */
export const POST = staffRoute(checkNewSite, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
