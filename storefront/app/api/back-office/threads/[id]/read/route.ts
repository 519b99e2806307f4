import { markRead } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/{id}/read`: marks a thread as read or unread by the caller. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  markRead(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
