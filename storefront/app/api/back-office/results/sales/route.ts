import { recordSaleCall } from '@forecourt/lib/operations/back-office/results.server';
import { siteDealerships } from '@/features/back-office/results.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/sales`: records that a vehicle was sold. */
export const POST = staffRoute((call) => recordSaleCall(call, siteDealerships));
export const OPTIONS = preflightRoute('POST');
