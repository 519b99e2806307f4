import { decideReview } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/decide`: approves a draft, or asks for changes. */
export const POST = staffRoute(decideReview, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
