import { readListedVehicles } from '@forecourt/lib/operations/back-office/listed-vehicles.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/listed-vehicles`: counts the vehicles of a file that feeds list already. */
export const POST = staffRoute(readListedVehicles, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
