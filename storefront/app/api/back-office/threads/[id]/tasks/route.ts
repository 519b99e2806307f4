import { addThreadTask } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { threadSources } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/{id}/tasks`: adds a task. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  addThreadTask(call, (await params).id, threadSources),
);
export const OPTIONS = preflightRoute('POST');
