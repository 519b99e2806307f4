import { reviewState } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/state`: returns what the caller may do with a draft, and its review. */
export const POST = staffRoute(reviewState, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
