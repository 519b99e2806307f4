import { z } from 'zod';
import { openPool } from '../database/client.server.ts';
import { forgetOldRates } from '../database/rate-limit.server.ts';
import { reportOnStderr } from '../database/stages.server.ts';
import { parseEnvironment, variables } from '../env.ts';
import { forgetOldEvents } from '../events/forget.server.ts';
import { startJobs } from '../jobs/schedule.server.ts';
import { forgetWaiting } from '../waiting-list/forget.server.ts';
import { leadComposer } from './lead.server.ts';
import { mailSiteReader } from './mail-site.server.ts';
import { onlinePaymentComposer } from './online-payment.server.ts';
import { startMailWorker } from './outbox.server.ts';
import { reservationComposer } from './reservation.server.ts';
import { smtpSender } from './transport.server.ts';
import { waitingListComposer } from './waiting-list.server.ts';

/** What delivering mails needs beside the content's own variables. */
const environmentSchema = z.object({
  DATABASE_URL: variables.DATABASE_URL,
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
});

/**
 * Delivers the mails of every site until stopped, and deletes by the clock what nobody needs any more: the counters that
 * keep forms from being abused, places in waiting lists, old events.
 * @returns once it listens
 * @throws EnvironmentError, or the database's error
 */
export async function startMails(
  environment: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, RESERVATION_SECRET } = parseEnvironment(
    environmentSchema,
    environment,
  );
  const site = mailSiteReader(environment);
  const report = reportOnStderr('mail');
  const mails = await startMailWorker({
    databaseUrl: DATABASE_URL,
    compose: {
      lead: leadComposer(site),
      reservation: reservationComposer(site, RESERVATION_SECRET),
      online_payment: onlinePaymentComposer(site, RESERVATION_SECRET),
      waiting_list: waitingListComposer(site, RESERVATION_SECRET),
    },
    sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
    mailDomain: MAIL_FROM.split('@')[1] ?? 'localhost',
    report,
  });
  const pool = openPool(DATABASE_URL);
  const jobs = await startJobs({
    databaseUrl: DATABASE_URL,
    jobs: [
      { name: 'rate-limits-forget', cron: '0 * * * *', longestSeconds: 60, run: () => forgetOldRates(pool) },
      { name: 'waiting-list-forget', cron: '10 * * * *', longestSeconds: 60, run: () => forgetWaiting(pool) },
      // At 3:20 in the night of the east coast.
      { name: 'events-forget', cron: '20 17 * * *', longestSeconds: 1_800, run: () => forgetOldEvents(pool) },
    ],
    report,
  });
  return {
    stop: async () => {
      await Promise.all([mails.stop(), jobs.stop()]);
      await pool.end();
    },
  };
}
