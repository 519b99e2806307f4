import { readActivity } from '@forecourt/lib/operations/back-office/activity.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/activity`: visitor activity on a site over a range of days. */
export const POST = staffRoute(readActivity);
export const OPTIONS = preflightRoute('POST');
