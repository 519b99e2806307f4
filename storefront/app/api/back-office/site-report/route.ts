import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { siteReport } from '@/features/back-office/site-report.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/site-report`: problems of a site, the most costly first. */
export const POST = staffRoute(siteReport);
export const OPTIONS = preflightRoute('POST');
