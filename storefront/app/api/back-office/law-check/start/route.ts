import { startLawCheck } from '@forecourt/lib/operations/back-office/law-check.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/law-check/start`: checks a site's pages for the law within seconds. */
export const POST = staffRoute(startLawCheck);
export const OPTIONS = preflightRoute('POST');
