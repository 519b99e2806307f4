import { sendMessage } from '@forecourt/lib/operations/back-office/conversation.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { conversationOffice } from '@/features/conversation/office.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/messages`: sends a message to the shopper of a thread. */
export const POST = staffRoute((call) => sendMessage(call, conversationOffice()));
export const OPTIONS = preflightRoute('POST');
