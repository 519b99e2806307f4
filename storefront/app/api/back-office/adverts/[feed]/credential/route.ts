import { setAdvertCredential } from '@/features/back-office/adverts.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/adverts/{feed}/credential`: stores the receiver’s credential, encrypted. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ feed: string }> }) =>
  setAdvertCredential(call, (await params).feed),
);
export const OPTIONS = preflightRoute('POST');
