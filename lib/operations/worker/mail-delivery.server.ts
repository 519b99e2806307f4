import type pg from 'pg';
import { countConfirmation, DAILY_LIMIT_REACHED } from '../../messaging/mail/confirmations.server.ts';
import {
  BACKOFF,
  type Backoff,
  type ComposeMail,
  MAIL_CHANNEL,
  type MailTopic,
} from '../../messaging/mail/outbox.server.ts';
import { isRefused, type MailSender, mailProblem } from '../../messaging/mail/transport.server.ts';
import type { MailName } from '../../messaging/message-kinds.ts';
import { openPool, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import { type ContinuedSpan, continueTrace } from '../../platform/telemetry/trace-context.ts';
import { mailDeliveries } from '../tables/mails.ts';

export interface Delivery {
  compose: Record<MailTopic, ComposeMail>;
  sender: MailSender;
  mailDomain: string;
  backoff?: Backoff;
}

/** Worker steps that report errors; `dead`: a mail that won't be retried. */
export type MailStep = 'listen' | 'deliver' | 'dead';

const DUE_COLUMNS = columnsOf(mailDeliveries, ['id', 'kind', 'round', 'attempts', 'traceParent']);

interface DueMail extends RowOf<typeof DUE_COLUMNS> {
  topic: MailTopic;
  /** Id of the lead, reservation and so on that it is about. */
  about: string;
}

/**
 * Sends the next due mail.
 * If the process dies before the row is marked as sent, it is sent again with the same Message-ID. Skips
 * unverified addresses that have reached their daily limit.
 * @returns whether a mail was due
 * @throws the database's error; VendorAwayError while a required service keeps failing
 */
export async function deliverNext(
  pool: pg.Pool,
  { compose, sender, mailDomain, backoff = BACKOFF }: Delivery,
  report: ReportStep<MailStep>,
): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<DueMail>(
      `select ${DUE_COLUMNS}, coalesce(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id,
                spin_to_win_entry_id, site_report_id, lead_notice_id) as about,
              case when lead_id is not null then 'lead' when reservation_id is not null then 'reservation'
                   when online_payment_id is not null then 'online_payment'
                   when waiting_list_entry_id is not null then 'waiting_list'
                   when alert_message_id is not null then 'alert'
                   when spin_to_win_entry_id is not null then 'prize'
                   when lead_notice_id is not null then 'lead_notice' else 'site_report' end as topic
       from mail_deliveries
       where state = 'waiting' and next_attempt_at <= now()
       order by next_attempt_at, id limit 1 for update skip locked`,
    );
    const row = rows[0];
    if (!row) return false;
    const { topic, about } = row;
    try {
      const outcome = await continueTrace(spanOf(row), async () => {
        const composedMail = await compose[topic](connection, about, row.kind);
        if (composedMail === 'nobody') throw new Nobody();
        if (composedMail === 'needless') return 'needless';
        const { confirmation, ...mail } = composedMail;
        const messageId = messageIdOf(row, mailDomain);
        if (confirmation && !(await countConfirmation(connection, messageId, confirmation))) return 'enough';
        await sender.send({ ...mail, name: `${topic}.${row.kind}` as MailName, messageId });
        return 'sent';
      });
      await connection.query(
        `update mail_deliveries set state = $2, attempts = attempts + 1, sent_at = now(), problem = $3
         where id = $1`,
        [row.id, outcome === 'sent' ? 'sent' : 'needless', outcome === 'enough' ? DAILY_LIMIT_REACHED : null],
      );
    } catch (error) {
      // Not attempted: the mail keeps its place, and the step waits for the service.
      if (error instanceof NotCalledError) throw error;
      const problem = error instanceof Nobody ? 'no address to send it to' : mailProblem(error);
      const attempts = row.attempts + 1;
      const dead = isRefused(error) || attempts >= backoff.attempts;
      // A dead mail keeps the time of its last attempt.
      const wait = dead ? 0 : Math.min(backoff.firstMs * 2 ** Math.min(row.attempts, 20), backoff.longestMs);
      await connection.query(
        `update mail_deliveries set state = $2, attempts = $3, problem = $4,
                next_attempt_at = now() + make_interval(secs => $5) where id = $1`,
        [row.id, dead ? 'dead' : 'waiting', attempts, problem, wait / 1000],
      );
      report({
        stage: dead ? 'dead' : 'deliver',
        error: new Error(`${row.kind} mail of ${topic} ${about}, attempt ${attempts}: ${problem}`),
      });
    }
    return true;
  });
}

class Nobody extends Error {}

/** Tracing span of one attempt, continuing the trace of the request that queued it. */
const spanOf = ({ id, topic, kind, attempts, traceParent }: DueMail): ContinuedSpan => ({
  name: 'process mail_deliveries',
  traceparent: traceParent,
  attributes: {
    'messaging.system': 'postgresql',
    'messaging.destination.name': 'mail_deliveries',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.message.id': id,
    'forecourt.mail': `${topic} ${kind}`,
    'forecourt.attempt': attempts + 1,
  },
});

/** The same for every attempt, but new for a resend: mail programs hide duplicates. */
const messageIdOf = ({ kind, round, about }: DueMail, mailDomain: string): string =>
  `<${kind}.${round > 0 ? `${round + 1}.` : ''}${about}@${mailDomain}>`;

/**
 * Delivers mails until stopped, woken by Postgres notifications and a poll.
 * Several workers can run.
 * @returns once it listens
 */
export async function startMailWorker({
  databaseUrl,
  report,
  ...delivery
}: Delivery & { databaseUrl: string; report: ReportStep<MailStep> }): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivering = startStep('deliver', signal, report, () => deliverNext(pool, delivery, report));
  const listening = await listenTo({ databaseUrl, channel: MAIL_CHANNEL }, signal, report, () =>
    delivering.wake(),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([delivering.ended, listening.close()]);
      delivery.sender.close();
      await pool.end();
    },
  };
}
