import { publishReviewed } from '@/features/back-office/reviews.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/reviews/publish`: publishes a draft, with its approval where the site needs one. */
export const POST = staffRoute(publishReviewed, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
