import { reportOnStderr } from '@forecourt/lib/database/stages.server';
import { startMailWorker } from '@forecourt/lib/mail/outbox.server';
import { smtpSender } from '@forecourt/lib/mail/transport.server';
import { z } from 'zod';
import { leadComposer } from '../lead/compose.ts';
import { deskReader } from './desk.ts';
import { onlinePaymentComposer } from './online-payment.ts';
import { reservationComposer } from './reservation.ts';

/** What delivering mails needs beside the content's own variables. */
const environmentSchema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  /** `smtp://user:password@host:587` or `smtps://…:465` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The address mails come from. */
  MAIL_FROM: z.email(),
  /** Of the links to a shopper's own reservation. */
  RESERVATION_SECRET: z.string().min(32),
});

/**
 * Delivers the mails of every site until stopped.
 * @throws Error naming the variables that are missing or malformed, never their values
 */
export async function startMails(
  environment: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
  }
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, RESERVATION_SECRET } = parsed.data;
  const desk = deskReader(environment);
  return startMailWorker({
    databaseUrl: DATABASE_URL,
    compose: {
      lead: leadComposer(desk),
      reservation: reservationComposer(desk, RESERVATION_SECRET),
      online_payment: onlinePaymentComposer(desk, RESERVATION_SECRET),
    },
    sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
    mailDomain: MAIL_FROM.split('@')[1] ?? 'localhost',
    report: reportOnStderr('mail'),
  });
}
