import { readOutgoingFeed } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/adverts/{feed}`: an outgoing feed with its address. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ feed: string }> }) =>
  readOutgoingFeed(call, (await params).feed),
);
export const OPTIONS = preflightRoute('GET');
