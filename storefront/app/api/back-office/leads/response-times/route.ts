import { responseTimes } from '@forecourt/lib/operations/back-office/leads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute(responseTimes);
export const OPTIONS = preflightRoute('POST');
