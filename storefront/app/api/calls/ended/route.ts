import { endedCall } from '@forecourt/lib/leads/calls/ended-call';
import { endCall } from '@forecourt/lib/leads/calls/record.server';
import { trackedNumber } from '@forecourt/lib/leads/calls/tracking-number';
import { emptyTwiml } from '@forecourt/lib/leads/calls/twiml';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { conversations } from '@/features/conversation/reader.server.ts';
import { twilioForm, xmlResponse } from '@/features/conversation/twilio-form.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

/**
 * Twilio's report that a call ended: the action of `<Dial>`, or the number's status callback if the caller hung
 * up first. A missed call becomes a task at once.
 */
export const POST = withErrors(
  async (request) => {
    const end = endedCall(await twilioForm(request));
    if (!end) throw new ApiError('bad_input', 'The report is invalid.');
    const tracked = trackedNumber(await conversations().numbers(), end.called);
    const outcome = await endCall(
      databasePool(environment().DATABASE_URL),
      end,
      tracked ?? { dealershipId: null, missedCallText: '' },
    );
    log.info({ outcome, isAnswered: end.isAnswered }, 'call_ended');
    return xmlResponse(emptyTwiml());
  },
  { event: 'call_end_failed', text: 'Please send it again.' },
);
