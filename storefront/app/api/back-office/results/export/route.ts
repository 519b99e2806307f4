import { exportResults } from '@forecourt/lib/operations/back-office/results.server';
import { resultNames } from '@/features/back-office/results.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/export`: the same as CSV. */
export const POST = staffRoute((call) => exportResults(call, resultNames));
export const OPTIONS = preflightRoute('POST');
