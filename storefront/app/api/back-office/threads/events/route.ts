import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { streamThreads } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/events`: server-sent events, one per change of a thread. */
export const GET = staffRoute(streamThreads);
export const OPTIONS = preflightRoute('GET');
