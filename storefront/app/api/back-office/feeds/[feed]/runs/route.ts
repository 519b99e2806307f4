import { runsOfFeed } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/feeds/{feed}/runs?before={run}`: a page of its runs, newest first. */
export const GET = staffRoute(
  async (call, { params }: { params: Promise<{ feed: string }> }) => runsOfFeed(call, (await params).feed),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('GET');
