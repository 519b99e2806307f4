import { listAllThreads } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { threadSources } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads`: a page of the inbox, the most recently active first. */
export const POST = staffRoute((call) => listAllThreads(call, threadSources));
export const OPTIONS = preflightRoute('POST');
