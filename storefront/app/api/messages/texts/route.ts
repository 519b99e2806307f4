import { emptyTwiml } from '@forecourt/lib/leads/calls/twiml';
import { receiveText } from '@forecourt/lib/leads/conversation/inbound-text.server';
import { loadTextFiles, type TextFile } from '@forecourt/lib/leads/conversation/text-files.server';
import { smsSender } from '@forecourt/lib/messaging/sms/send.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { conversations, receivingSites } from '@/features/conversation/reader.server.ts';
import { twilioForm, xmlResponse } from '@/features/conversation/twilio-form.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const ADDRESS = /^(?:whatsapp:)?\+?[\w ]{3,20}$/;
const messageSchema = z.object({
  MessageSid: z.string().min(2).max(64),
  From: z.string().regex(ADDRESS),
  To: z.string().regex(ADDRESS),
  Body: z.string().max(20_000).default(''),
  NumMedia: z.coerce.number().int().min(0).max(20).catch(0),
});

/** Returns the files that a webhook announces as `MediaUrl0`, `MediaContentType0` and so on. */
const filesOf = (form: URLSearchParams, count: number): TextFile[] =>
  Array.from({ length: count }, (_, index) => ({
    url: form.get(`MediaUrl${index}`) ?? '',
    type: form.get(`MediaContentType${index}`) ?? '',
  }));

/** Twilio's webhook of SMS and WhatsApp messages from shoppers. Responds once the message is committed. */
export const POST = withErrors(
  async (request) => {
    const form = await twilioForm(request);
    const message = messageSchema.safeParse(Object.fromEntries(form));
    if (!message.success) throw new ApiError('bad_input', 'The message is invalid.');
    const { MessageSid, From, To, Body, NumMedia } = message.data;
    const [numbers, allSites, media] = await Promise.all([
      conversations().numbers(),
      receivingSites(),
      loadTextFiles(smsSender(environment()), filesOf(form, NumMedia)),
    ]);
    const outcome = await receiveText(
      databasePool(environment().DATABASE_URL),
      { from: From, to: To, body: Body, ...media, providerId: MessageSid, arrivedAt: new Date() },
      { numbers, allSites },
    );
    log[outcome === 'no_site' ? 'warn' : 'info']({ outcome }, 'shopper_text_received');
    // The carrier confirms STOP and START; any other answer is a person's.
    return xmlResponse(emptyTwiml());
  },
  { event: 'shopper_text_failed', text: 'Please send it again.' },
);
