import { readLawCheck } from '@forecourt/lib/operations/back-office/law-check.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/law-check`: progress and time of a site's law check. */
export const POST = staffRoute(readLawCheck);
export const OPTIONS = preflightRoute('POST');
