import { changeThreadTask } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/{id}/tasks/change`: completes, reopens, assigns or removes a task. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  changeThreadTask(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
