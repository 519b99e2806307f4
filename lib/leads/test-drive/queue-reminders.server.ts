import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { LEAST_HOURS, type ReminderSmsOptions, sendNextReminderSms } from './reminder-sms.server.ts';

/** A reminder goes out the day before, when the dealer is open. */
const AHEAD_HOURS = 24;

/**
 * Queues reminders for drives within the next day: by mail, and by SMS with consent.
 * Booking, mail and SMS are updated in one transaction, so each drive gets one reminder. A drive booked or
 * moved within the day gets none.
 * @returns the number of reminders queued
 */
export async function queueDriveReminders(texts: ReminderSmsOptions): Promise<number> {
  const count = await oweReminders(texts.pool);
  while (await sendNextReminderSms(texts));
  return count;
}

const oweReminders = (pool: pg.Pool): Promise<number> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ leadId: string }>(
      `update test_drive_bookings
       set reminded_at = now(), text_state = case when text_agreed then 'waiting' end, text_attempts = 0,
           text_due_at = now()
       where status = 'booked' and reminded_at is null
         and starts_at < now() + make_interval(hours => $1) and starts_at > now() + make_interval(hours => $2)
         and updated_at < starts_at - make_interval(hours => $1)
       returning lead_id as "leadId"`,
      [AHEAD_HOURS, LEAST_HOURS],
    );
    for (const { leadId } of rows)
      await queueMails(connection, { topic: 'lead', id: leadId, kinds: ['driveReminder'], again: true });
    return rows.length;
  });
