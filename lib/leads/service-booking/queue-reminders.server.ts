import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import type { BookingSmsOptions } from '../booking-sms.server.ts';
import { LEAST_HOURS, sendNextServiceSms } from './sms.server.ts';

/** A reminder goes out the day before, when the workshop is open. */
const AHEAD_HOURS = 24;

/**
 * Queues reminders for service bookings within the next day, by mail and by SMS with consent, and sends the
 * SMS that are due. A booking made or moved within the day gets none.
 * @returns the number of reminders queued
 */
export async function queueServiceReminders(options: BookingSmsOptions): Promise<number> {
  const count = await oweReminders(options.pool);
  while (await sendNextServiceSms(options));
  return count;
}

const oweReminders = (pool: pg.Pool): Promise<number> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ leadId: string }>(
      `update service_bookings
       set reminded_at = now(), text_kind = 'reminder', text_state = case when text_agreed then 'waiting' end,
           text_attempts = 0, text_queued_at = now(), text_due_at = now()
       where status = 'booked' and reminded_at is null and arrived_at is null
         and arrives_at < now() + make_interval(hours => $1) and arrives_at > now() + make_interval(hours => $2)
         and coalesce(changed_at, created_at) < arrives_at - make_interval(hours => $1)
       returning lead_id as "leadId"`,
      [AHEAD_HOURS, LEAST_HOURS],
    );
    for (const { leadId } of rows)
      await queueMails(connection, { topic: 'lead', id: leadId, kinds: ['serviceReminder'], again: true });
    return rows.length;
  });
