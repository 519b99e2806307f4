import { sendFile } from '@forecourt/lib/back-office/feeds.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/feeds/{feed}/file?name=stock.csv`: the body is the feed's file, which a worker imports within seconds. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ feed: string }> }) => sendFile(call, (await params).feed),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
