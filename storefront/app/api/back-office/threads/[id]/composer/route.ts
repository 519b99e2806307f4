import { readComposer } from '@forecourt/lib/operations/back-office/conversation.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { conversationOffice } from '@/features/conversation/office.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/{id}/composer`: the channels and templates for a message. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  readComposer(call, conversationOffice(), (await params).id),
);
export const OPTIONS = preflightRoute('GET');
