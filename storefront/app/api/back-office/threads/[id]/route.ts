import { readOneThread } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { threadSources } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/{id}`: a thread with its timeline. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  readOneThread(call, (await params).id, threadSources),
);
export const OPTIONS = preflightRoute('GET');
