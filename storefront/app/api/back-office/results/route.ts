import { readResultsCall } from '@forecourt/lib/operations/back-office/results.server';
import { resultNames } from '@/features/back-office/results.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results`: figures from a visit to a sale, by one dimension. */
export const POST = staffRoute((call) => readResultsCall(call, resultNames));
export const OPTIONS = preflightRoute('POST');
