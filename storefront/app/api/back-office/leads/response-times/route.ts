import { responseTimes } from '@forecourt/lib/operations/back-office/leads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/leads/response-times`: first response times by week. */
export const POST = staffRoute(responseTimes);
export const OPTIONS = preflightRoute('POST');
