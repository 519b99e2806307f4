import { withdrawReview } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/withdraw`: withdraws a request. */
export const POST = staffRoute(withdrawReview, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
