import { readSpeedCall } from '@forecourt/lib/operations/back-office/results.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/speed`: the speed of visitors' page loads. */
export const POST = staffRoute(readSpeedCall);
export const OPTIONS = preflightRoute('POST');
