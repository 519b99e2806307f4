import { answerRemoval } from '@/features/back-office/removals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/removals/answer`: declines a request, or records that the document was removed. */
export const POST = staffRoute(answerRemoval, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
