import { recordCall } from '@forecourt/lib/operations/back-office/conversation.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/threads/{id}/calls`: logs a call to the shopper. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  recordCall(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
