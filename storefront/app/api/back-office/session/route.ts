import { session } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/session`: the studio user, and the sites whose reservations they may see. */
export const GET = staffRoute(session);
export const OPTIONS = preflightRoute('GET');
