import { z } from 'zod';
import { reportOnStderr } from '../database/stages.server.ts';
import { parseEnvironment, variables } from '../env.ts';
import { leadComposer } from './lead.server.ts';
import { mailSiteReader } from './mail-site.server.ts';
import { onlinePaymentComposer } from './online-payment.server.ts';
import { startMailWorker } from './outbox.server.ts';
import { reservationComposer } from './reservation.server.ts';
import { smtpSender } from './transport.server.ts';

/** What delivering mails needs beside the content's own variables. */
const environmentSchema = z.object({
  DATABASE_URL: variables.DATABASE_URL,
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
});

/**
 * Delivers the mails of every site until stopped.
 * @throws EnvironmentError
 */
export async function startMails(
  environment: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, RESERVATION_SECRET } = parseEnvironment(
    environmentSchema,
    environment,
  );
  const site = mailSiteReader(environment);
  return startMailWorker({
    databaseUrl: DATABASE_URL,
    compose: {
      lead: leadComposer(site),
      reservation: reservationComposer(site, RESERVATION_SECRET),
      online_payment: onlinePaymentComposer(site, RESERVATION_SECRET),
    },
    sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
    mailDomain: MAIL_FROM.split('@')[1] ?? 'localhost',
    report: reportOnStderr('mail'),
  });
}
