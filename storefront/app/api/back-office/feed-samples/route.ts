import { readFeedSample } from '@forecourt/lib/operations/back-office/feed-samples.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/feed-samples`: detects the columns of a file, and previews its vehicles. */
export const POST = staffRoute(readFeedSample, { aboutShoppers: false });
export const OPTIONS = preflightRoute('POST');
