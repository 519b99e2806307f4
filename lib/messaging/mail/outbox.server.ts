import type { Queryable } from '../../platform/database/client.server.ts';
import { traceparentNow } from '../../platform/telemetry/trace-context.ts';
import type { MailKind } from '../message-kinds.ts';
import type { ComposedMail } from './compose.server.ts';

/** Postgres channel that wakes the worker when a mail is committed. */
export const MAIL_CHANNEL = 'mails_owed';

/** Subjects of a mail and the outbox column that refers to each. */
const TOPICS = {
  lead: 'lead_id',
  reservation: 'reservation_id',
  online_payment: 'online_payment_id',
  waiting_list: 'waiting_list_entry_id',
  alert: 'alert_message_id',
  prize: 'spin_to_win_entry_id',
  site_report: 'site_report_id',
  lead_notice: 'lead_notice_id',
} as const;
export type MailTopic = keyof typeof TOPICS;

/**
 * Composes a mail from the current data.
 * @returns `nobody` without a recipient, `needless` if no longer relevant
 * @throws if a dependency does not respond; the mail is retried
 */
export type ComposeMail = (
  db: Queryable,
  id: string,
  kind: string,
) => Promise<ComposedMail | 'nobody' | 'needless'>;

/** Retry delay, doubled each time up to the maximum, and number of attempts. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
  attempts: number;
}

/** 70 hours in total, enough for a mail server outage over a weekend. */
export const BACKOFF: Backoff = { firstMs: 5_000, longestMs: 3_600_000, attempts: 80 };

/**
 * Queues mails in the transaction of the change that they report.
 * @param again whether to resend a mail that was already sent, as a new mail; otherwise each is sent once
 * @param inSeconds delay before they are sent
 */
export async function queueMails<Topic extends MailTopic>(
  connection: Queryable,
  {
    topic,
    id,
    kinds,
    again,
    inSeconds = 0,
  }: { topic: Topic; id: string; kinds: readonly MailKind<Topic>[]; again: boolean; inSeconds?: number },
): Promise<void> {
  if (kinds.length === 0) return;
  const column = TOPICS[topic];
  const repeat = `update set state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at,
                             problem = null, sent_at = null, trace_parent = excluded.trace_parent,
                             round = mail_deliveries.round + 1`;
  await connection.query(
    `with owed as (
       insert into mail_deliveries (${column}, kind, next_attempt_at, trace_parent)
       select $1, unnest($2::text[]), now() + make_interval(secs => $3), $4
       on conflict (${column}, kind) do ${again ? repeat : 'nothing'})
     select pg_notify($5, '')`,
    [id, kinds, inSeconds, traceparentNow(), MAIL_CHANNEL],
  );
}
