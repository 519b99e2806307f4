import { listAllTasks } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { threadSources } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/tasks`: open tasks, the earliest due first. */
export const POST = staffRoute((call) => listAllTasks(call, threadSources));
export const OPTIONS = preflightRoute('POST');
