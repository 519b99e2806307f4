import { list } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/back-office/reservations`: a page of reservations, newest first. Not a GET, because search
 * text may be personal data and must not be in a URL.
 */
export const POST = staffRoute(list);
export const OPTIONS = preflightRoute('POST');
