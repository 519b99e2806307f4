import { beginCall } from '@forecourt/lib/leads/calls/record.server';
import { dialled, trackedNumber } from '@forecourt/lib/leads/calls/tracking-number';
import { dialTwiml, sayTwiml } from '@forecourt/lib/leads/calls/twiml';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { conversations } from '@/features/conversation/reader.server.ts';
import { originOf, twilioForm, xmlResponse } from '@/features/conversation/twilio-form.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const callSchema = z.object({
  CallSid: z.string().min(2).max(64),
  From: z.string().max(40).default(''),
  To: z.string().min(3).max(40),
});

/** Twilio's webhook of a call to a tracking number: records it and connects it with the location. */
export const POST = withErrors(
  async (request) => {
    const call = callSchema.safeParse(Object.fromEntries(await twilioForm(request)));
    if (!call.success) throw new ApiError('bad_input', 'The call is invalid.');
    const { CallSid, From, To } = call.data;
    const tracked = trackedNumber(await conversations().numbers(), To);
    if (!tracked?.forwardTo) {
      log.warn({ isKnown: tracked !== null }, 'call_without_destination');
      return xmlResponse(sayTwiml('Sorry, this number is not in use.'));
    }
    await beginCall(
      databasePool(environment().DATABASE_URL),
      { providerId: CallSid, from: From, startedAt: new Date() },
      tracked,
    );
    return xmlResponse(dialTwiml(dialled(tracked.forwardTo), `${originOf(request)}/api/calls/ended`));
  },
  { event: 'incoming_call_failed', text: 'Please try again.' },
);
