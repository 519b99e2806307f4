import { receiveMail } from '@forecourt/lib/leads/conversation/inbound-mail.server';
import { MOST_MAIL_BYTES } from '@forecourt/lib/leads/conversation/limits';
import { isSignedInboundMail } from '@forecourt/lib/messaging/mail/inbound-signature';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { decrementCounter, withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readParts } from '@forecourt/lib/platform/request/body';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { z } from 'zod';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';

export const dynamic = 'force-dynamic';

const mailSchema = z.object({
  recipient: z.string().max(2_000),
  'body-mime': z.string().min(1),
  timestamp: z.string().max(20),
  token: z.string().min(1).max(200),
  signature: z.string().max(200),
});

/**
 * Inbound mail in the format of Mailgun's routes to addresses that end in `mime`. Responds with 200 once the
 * mail is committed, with 406 if it is not ours, which ends Mailgun's attempts, else Mailgun repeats it.
 * An address that keeps sending mails without a valid signature is refused before they are read.
 */
export const POST = withErrors(
  async (request) => {
    const { INBOUND_MAIL_KEY: key, RESERVATION_SECRET: secret, DATABASE_URL } = environment();
    if (!key || !secret) throw new ApiError('not_set_up', 'No inbound mail is set up.');
    const pool = databasePool(DATABASE_URL);
    const counted = { what: 'unsigned mail', by: householdOfRequest(request) };
    if (!(await withinRate(pool, counted, RATES.unsignedMail)))
      throw new ApiError('rate_limit', 'Please send it again later.', {
        retryAfter: RATES.unsignedMail.windowSeconds,
      });
    const parts = await readParts(request, MOST_MAIL_BYTES);
    if (parts === null) throw new ApiError('too_large', 'The mail is too long.');
    const mail = mailSchema.safeParse(parts && Object.fromEntries(parts));
    if (!mail.success) throw new ApiError('bad_input', 'The mail is invalid.');
    if (!isSignedInboundMail(key, mail.data)) {
      log.warn('inbound_mail_unsigned');
      throw new ApiError('bad_input', 'The signature is not valid.');
    }
    await decrementCounter(pool, counted, RATES.unsignedMail);
    const { recipient, 'body-mime': mime } = mail.data;
    const outcome = await receiveMail(pool, { recipient, mime, arrivedAt: new Date() }, secret);
    log.info({ outcome }, 'shopper_mail_received');
    if (outcome === 'unknown' || outcome === 'unreadable') return new Response(null, { status: 406 });
    return { received: true };
  },
  { event: 'shopper_mail_failed', text: 'Please send it again.' },
);
