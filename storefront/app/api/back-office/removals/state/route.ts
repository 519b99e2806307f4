import { removalState } from '@/features/back-office/removals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/removals/state`: the request to remove a document, and whether the caller may answer it. */
export const POST = staffRoute(removalState, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
