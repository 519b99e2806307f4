import { listReviews } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews`: lists open reviews. */
export const POST = staffRoute(listReviews, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
