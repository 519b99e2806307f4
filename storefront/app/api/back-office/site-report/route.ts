import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { siteReport } from '@/features/back-office/site-report.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/site-report`: what is to be mended on a site, with what costs most first. */
export const POST = staffRoute(siteReport);
export const OPTIONS = preflightRoute('POST');
