import { countUnread } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/unread`: how many threads the caller has not read. */
export const GET = staffRoute(countUnread);
export const OPTIONS = preflightRoute('GET');
