import { MOST_MESSAGE_BYTES } from '@forecourt/lib/leads/conversation/limits';
import type { ConversationOffice } from '@forecourt/lib/operations/back-office/conversation.server';
import { environment } from '@forecourt/lib/platform/env';
import { conversations } from './reader.server.ts';
import { siteFacts } from './template-values.server.ts';

/** Returns what the back office needs for conversations. */
export function conversationOffice(): ConversationOffice {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TEXT_FROM } = environment();
  return {
    conversations: conversations(),
    facts: siteFacts,
    sharedSender: TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TEXT_FROM ? TEXT_FROM : null,
    mostBytes: MOST_MESSAGE_BYTES,
  };
}
