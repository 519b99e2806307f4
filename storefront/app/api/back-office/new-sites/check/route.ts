import { checkNewSite } from '@/features/back-office/new-sites.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/new-sites/check`: what is wrong with it so far, and what it would make. Nothing is kept. */
export const POST = staffRoute(checkNewSite, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
