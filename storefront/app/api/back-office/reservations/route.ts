import { list } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/back-office/reservations`: a page of them, newest first. Not a GET: what is searched for may be
 * a person, which has no place in an address.
 */
export const POST = staffRoute(list);
export const OPTIONS = preflightRoute('POST');
