import { readTrialsCall } from '@forecourt/lib/operations/back-office/results.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/trials`: the visitors and outcomes of trials. */
export const POST = staffRoute(readTrialsCall);
export const OPTIONS = preflightRoute('POST');
