import { resultRowsCall } from '@forecourt/lib/operations/back-office/results.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/rows`: the pages, leads, reservations or sales of a figure. */
export const POST = staffRoute(resultRowsCall);
export const OPTIONS = preflightRoute('POST');
