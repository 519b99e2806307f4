import { listOutgoingFeeds } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/adverts`: the outgoing feeds of the caller’s sites. */
export const POST = staffRoute(listOutgoingFeeds);
export const OPTIONS = preflightRoute('POST');
