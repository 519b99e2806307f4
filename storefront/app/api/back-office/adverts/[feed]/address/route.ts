import { renewAdvertAddress } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/adverts/{feed}/address`: gives its file a new address. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ feed: string }> }) =>
  renewAdvertAddress(call, (await params).feed),
);
export const OPTIONS = preflightRoute('POST');
