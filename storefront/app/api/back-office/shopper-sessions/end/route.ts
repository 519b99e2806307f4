import { endShopperSessions } from '@forecourt/lib/operations/back-office/shopper-sessions.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/shopper-sessions/end`: signs a shopper out on all devices, by phone number. */
export const POST = staffRoute(endShopperSessions);
export const OPTIONS = preflightRoute('POST');
