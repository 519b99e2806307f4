import { LEAD_CHANNEL } from '../../leads/channel/queue.server.ts';
import { MAIL_CHANNEL } from '../../messaging/mail/outbox.server.ts';
import { RESERVATION_CHANNEL } from '../../payments/reservation/apply.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

/** A mail, SMS, lead delivery or order event that failed for good. Omits recipient and content. */
export interface DeadLetter {
  /** `mail-12`, `lead-12`, `order-12`, `text-<uuid>`, `reminder-<uuid>` or `service-<uuid>` */
  id: string;
  /** `dealer mail of a lead` */
  what: string;
  siteSlug: string;
  attempts: number;
  lastTriedAt: Date;
  /** Error of the last attempt, without addresses. */
  problem: string | null;
}

/** Failed SMS reminders of future drives; past ones don't matter any more. */
const DEAD_REMINDER = `text_state = 'dead' and status = 'booked' and starts_at > now()`;
/** Failed SMS of bookings that are not over. */
const DEAD_SERVICE_TEXT = `text_state = 'dead' and status = 'booked' and leaves_at > now() - interval '1 day'`;

const DEAD = `
  select 'mail-' || m.id as id, m.kind || ' mail of a ' ||
    case when m.lead_id is not null then 'lead' when m.reservation_id is not null then 'reservation'
         when m.online_payment_id is not null then 'payment' when m.waiting_list_entry_id is not null then 'waiting list'
         when m.alert_message_id is not null then 'alert'
         when m.lead_notice_id is not null then 'notice to staff'
         when m.spin_to_win_entry_id is not null then 'prize' else 'site report' end as what,
    coalesce(l.site_slug, r.site_slug, p.site_slug, w.site_slug, a.site_slug, s.site_slug, o.site_slug, nl.site_slug) as "siteSlug",
    m.attempts, m.next_attempt_at as "lastTriedAt", m.problem
  from mail_deliveries m
  left join leads l on l.id = m.lead_id
  left join reservations r on r.id = m.reservation_id
  left join online_payments p on p.id = m.online_payment_id
  left join waiting_list_entries w on w.id = m.waiting_list_entry_id
  left join alert_messages a on a.id = m.alert_message_id
  left join spin_to_win_entries s on s.id = m.spin_to_win_entry_id
  left join site_reports o on o.id = m.site_report_id
  left join lead_notices n on n.id = m.lead_notice_id
  left join leads nl on nl.id = n.lead_id
  where m.state = 'dead'
  union all
  select 'lead-' || d.id, case d.kind when 'route' then 'choice of channels of a lead' else 'lead by ' || d.channel_name end,
    l.site_slug, d.attempts, d.next_attempt_at, d.problem
  from lead_deliveries d join leads l on l.id = d.lead_id where d.state = 'dead'
  union all
  select 'order-' || e.id, 'order event for ' || c.platform, c.site_slug, e.attempts, e.next_attempt_at, e.problem
  from agent_order_events e join agent_checkouts c on c.id = e.checkout_id where e.state = 'dead'
  union all
  select 'text-' || id, 'text of an alert', site_slug, attempts, due_at, problem
  from alert_messages where state = 'dead'
  union all
  select 'notice-' || n.id, 'text to staff', l.site_slug, n.sms_attempts, n.sms_due_at, null
  from lead_notices n join leads l on l.id = n.lead_id where n.sms_state = 'dead'
  union all
  select 'reminder-' || id, 'text before a test drive', site_slug, text_attempts, text_due_at, null
  from test_drive_bookings where ${DEAD_REMINDER}
  union all
  select 'service-' || id, 'text about a service', site_slug, text_attempts, text_due_at, null
  from service_bookings where ${DEAD_SERVICE_TEXT}`;

/** Returns dead letters, newest first; at most a thousand. */
export async function deadLetters(db: Queryable): Promise<DeadLetter[]> {
  const { rows } = await db.query<DeadLetter>(`${DEAD} order by "lastTriedAt" desc, id limit 1000`);
  return rows;
}

export async function countDeadLetters(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (select count(*) from mail_deliveries where state = 'dead')::int
          + (select count(*) from lead_deliveries where state = 'dead')::int
          + (select count(*) from agent_order_events where state = 'dead')::int
          + (select count(*) from alert_messages where state = 'dead')::int
          + (select count(*) from test_drive_bookings where ${DEAD_REMINDER})::int
          + (select count(*) from service_bookings where ${DEAD_SERVICE_TEXT})::int as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Table and Postgres channel of each numbered outbox. */
const OUTBOXES: Readonly<Record<string, readonly [table: string, channel: string]>> = {
  mail: ['mail_deliveries', MAIL_CHANNEL],
  lead: ['lead_deliveries', LEAD_CHANNEL],
  order: ['agent_order_events', RESERVATION_CHANNEL],
};

/** Tables of bookings with an SMS each. */
const BOOKINGS = { reminder: 'test_drive_bookings', service: 'service_bookings' } as const;

/** Queues a dead letter again with a fresh number of attempts; false for an unknown id. */
export async function retryDeadLetter(db: Queryable, id: string): Promise<boolean> {
  const [, outbox, number] = /^(mail|lead|order)-(\d{1,18})$/.exec(id) ?? [];
  const [, texts, text = ''] = /^(text|reminder|service)-([0-9a-f-]{36})$/.exec(id) ?? [];
  const [table, channel] = OUTBOXES[outbox ?? ''] ?? ['', ''];
  const { rowCount } = number
    ? await db.query(
        `with sent_again as (
           update ${table}
           set state = 'waiting', attempts = 0, next_attempt_at = now(), problem = null
           where id = $1 and state = 'dead' returning id)
         select pg_notify($2, '') from sent_again`,
        [number, channel],
      )
    : await db.query(
        texts === 'reminder' || texts === 'service'
          ? `update ${BOOKINGS[texts]} set text_state = 'waiting', text_attempts = 0, text_due_at = now()
             where id::text = $1 and text_state = 'dead'`
          : `update alert_messages set state = 'waiting', attempts = 0, due_at = now(), problem = null
             where id::text = $1 and state = 'dead'`,
        [text],
      );
  return rowCount === 1;
}
