import { sendFile } from '@forecourt/lib/operations/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/back-office/feeds/{feed}/file?name=&sending=&piece=&pieces=`: uploads a piece of the feed's
 * file as the body; a worker imports the whole file within seconds.
 */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ feed: string }> }) => sendFile(call, (await params).feed),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
