import { requestRemoval } from '@/features/back-office/removals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/removals/request`: asks those who may to delete or unpublish a document. */
export const POST = staffRoute(requestRemoval, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
