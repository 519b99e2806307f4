import { exportActivity } from '@forecourt/lib/operations/back-office/activity.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/activity/export`: visitor activity by day and vehicle, as CSV. */
export const POST = staffRoute(exportActivity);
export const OPTIONS = preflightRoute('POST');
