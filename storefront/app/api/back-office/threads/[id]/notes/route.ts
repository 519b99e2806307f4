import { addThreadNote } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/{id}/notes`: adds a note. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  addThreadNote(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
