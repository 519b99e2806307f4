import { readMessageFile } from '@forecourt/lib/operations/back-office/conversation.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/message-files/{file}`: a picture or PDF of a message. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ file: string }> }) =>
  readMessageFile(call, (await params).file),
);
export const OPTIONS = preflightRoute('GET');
