import { listApprovers } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/approvers`: lists who may approve a draft. */
export const POST = staffRoute(listApprovers, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
