import { listAdverts } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/adverts/{feed}/vehicles`: a page of its vehicles, with reasons for refusals. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ feed: string }> }) =>
  listAdverts(call, (await params).feed),
);
export const OPTIONS = preflightRoute('POST');
