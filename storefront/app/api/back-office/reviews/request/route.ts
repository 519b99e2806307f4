import { requestReview } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/request`: sends a draft for approval. */
export const POST = staffRoute(requestReview, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
