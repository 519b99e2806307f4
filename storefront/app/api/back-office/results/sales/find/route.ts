import { findSoldVehicle } from '@forecourt/lib/operations/back-office/results.server';
import { siteDealerships } from '@/features/back-office/results.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/results/sales/find`: a vehicle by its stock number, with its leads. */
export const POST = staffRoute((call) => findSoldVehicle(call, siteDealerships));
export const OPTIONS = preflightRoute('POST');
