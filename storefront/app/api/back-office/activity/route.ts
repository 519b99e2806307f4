import { readActivity } from '@forecourt/lib/operations/back-office/activity.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/activity`: what visitors of a site did in a range of days. */
export const POST = staffRoute(readActivity);
export const OPTIONS = preflightRoute('POST');
