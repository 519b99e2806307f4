import { endCall } from '@forecourt/lib/leads/calls/record.server';
import { trackedNumber } from '@forecourt/lib/leads/calls/tracking-number';
import { emptyTwiml } from '@forecourt/lib/leads/calls/twiml';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { conversations } from '@/features/conversation/reader.server.ts';
import { twilioForm, xmlResponse } from '@/features/conversation/twilio-form.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const seconds = z.coerce.number().int().min(0).max(86_400).nullable().catch(null);
const endSchema = z.object({
  CallSid: z.string().min(2).max(64),
  To: z.string().min(3).max(40),
  /** The result of the connection with the location; missing if the caller hung up before. */
  DialCallStatus: z.string().max(32).default('no-answer'),
  DialCallDuration: seconds.default(null),
});

/**
 * Twilio's report that a call ended: the action of `<Dial>`, or the number's status callback if the caller hung
 * up first. A missed call becomes a task at once.
 */
export const POST = withErrors(
  async (request) => {
    const end = endSchema.safeParse(Object.fromEntries(await twilioForm(request)));
    if (!end.success) throw new ApiError('bad_input', 'The report is invalid.');
    const { CallSid, To, DialCallStatus, DialCallDuration } = end.data;
    const tracked = trackedNumber(await conversations().numbers(), To);
    const isAnswered = DialCallStatus === 'completed' || DialCallStatus === 'answered';
    const outcome = await endCall(
      databasePool(environment().DATABASE_URL),
      { providerId: CallSid, isAnswered, seconds: DialCallDuration },
      tracked ?? { dealershipId: null, missedCallText: '' },
    );
    log.info({ outcome, isAnswered }, 'call_ended');
    return xmlResponse(emptyTwiml());
  },
  { event: 'call_end_failed', text: 'Please send it again.' },
);
