import { removeSaleCall } from '@forecourt/lib/operations/back-office/results.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/sales/remove`: removes a sale that staff entered. */
export const POST = staffRoute(removeSaleCall);
export const OPTIONS = preflightRoute('POST');
