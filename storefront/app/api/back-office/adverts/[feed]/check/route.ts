import { checkAdverts } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/adverts/{feed}/check`: starts a complete check within seconds. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ feed: string }> }) =>
  checkAdverts(call, (await params).feed),
);
export const OPTIONS = preflightRoute('POST');
