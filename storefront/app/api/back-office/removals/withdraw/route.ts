import { withdrawRemoval } from '@/features/back-office/removals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/removals/withdraw`: withdraws a request. */
export const POST = staffRoute(withdrawRemoval, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
