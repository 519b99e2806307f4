import type pg from 'pg';
import { internationalMobile } from '../../accounts/phone.ts';
import { countConfirmation } from '../../messaging/mail/confirmations.server.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { withinSmsBudget } from '../../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms, TextNotSentError } from '../../messaging/sms/send.server.ts';
import { sentSms } from '../../messaging/sms/sent.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { isStopped } from '../conversation/opt-outs.server.ts';
import { leadToDeliver } from '../lead-to-deliver.server.ts';
import { driveText } from '../mail/test-drive.server.ts';
import { BOOKING_COLUMNS, type TestDrive } from './booking.server.ts';
import { isReminderText, reminderText } from './messages.ts';

/** Reminders delayed to less than this before the drive are not sent. */
export const LEAST_HOURS = 1;
const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** Longer than the provider's timeout: an SMS still `sending` after this was interrupted. */
const SENDING_SECONDS = 120;
const RETRY_SECONDS = 240;
/** Delay after a site has used up its daily SMS limit. */
const NO_BUDGET_SECONDS = 3_600;

export interface ReminderSmsOptions {
  pool: pg.Pool;
  site: (siteSlug: string) => Promise<MailSite | null>;
  /** Null if no SMS provider is configured; messages then stay queued. */
  sender: SmsSender | null;
  /** `RESERVATION_SECRET` */
  secret: string;
  report: (error: unknown) => void;
}

interface DueText extends TestDrive {
  attempts: number;
  remindedAt: Date;
  /** Whether an earlier attempt may have sent it. */
  isUnsure: boolean;
}

/**
 * Sends the next due SMS reminder.
 * It is marked as `sending` first. If the worker dies or the provider times out, the next attempt searches
 * the provider's sent messages and sends only if it is not there, so none is lost or sent twice.
 * @returns whether an SMS was due
 * @throws the database's or the content lake's error
 */
export async function sendNextReminderSms(texts: ReminderSmsOptions): Promise<boolean> {
  const { pool, sender, report } = texts;
  if (!sender) return false;
  const drive = await claim(pool);
  if (!drive) return false;
  try {
    await settle(pool, drive.id, await deliver(texts, sender, drive));
  } catch (error) {
    report(error);
    // Stays in `sending`, so the next attempt checks whether it went out.
    if (error instanceof TextNotSentError && !error.maybeSent)
      await settle(pool, drive.id, drive.attempts < ATTEMPTS ? LATER : { state: 'dead' });
  }
  return true;
}

/** Next state of an SMS, and the seconds until it is due again. */
interface Settled {
  state: 'waiting' | 'sent' | 'needless' | 'dead';
  seconds?: number;
}
const LATER: Settled = { state: 'waiting', seconds: RETRY_SECONDS };
const SPENT: Settled = { state: 'waiting', seconds: NO_BUDGET_SECONDS };

async function deliver(
  { pool, site: readSite, secret }: ReminderSmsOptions,
  sender: SmsSender,
  drive: DueText,
): Promise<Settled> {
  const [lead, site] = await Promise.all([leadToDeliver(pool, drive.leadId), readSite(drive.siteSlug)]);
  const to = internationalMobile(lead.payload.phone);
  if (!site || !to) return { state: 'needless' };
  if (await isStopped(pool, { siteSlug: drive.siteSlug, channel: 'sms', address: to }))
    return { state: 'needless' };
  const { when, day, place } = driveText(drive, lead, site, secret);
  if (drive.isUnsure) {
    const bodies = await sentSms(sender, { to, since: drive.remindedAt }, PATIENCE_MS);
    if (bodies.some((body) => isReminderText(body, when))) return { state: 'sent' };
  }
  // The phone is unverified and may be someone else's, so limit messages to it.
  const message = `reminder ${drive.id} ${drive.remindedAt.toISOString()}`;
  const addressee = { site: site.url, addressee: to };
  if (!(await transaction(pool, (connection) => countConfirmation(connection, message, addressee))))
    return { state: 'needless' };
  if (!(await withinSmsBudget(pool, drive.siteSlug))) return SPENT;
  const body = reminderText({ site: site.name, when, day, place: place.name, phone: place.phone });
  await sendSms(sender, { name: 'text.driveReminder', to, body }, PATIENCE_MS);
  return { state: 'sent' };
}

/** Claims the next drive whose SMS is due and marks it as `sending`. */
async function claim(pool: pg.Pool): Promise<DueText | null> {
  const { rows } = await pool.query<DueText>(
    `with due as (
       select id as due_id, text_state = 'sending' as unsure from test_drive_bookings
       where text_state in ('waiting', 'sending') and text_due_at <= now() and status = 'booked'
         and starts_at > now() + make_interval(hours => $1)
       order by text_due_at, id limit 1 for update skip locked)
     update test_drive_bookings
     set text_state = 'sending', text_attempts = text_attempts + 1, text_due_at = now() + make_interval(secs => $2)
     from due where id = due_id
     returning ${BOOKING_COLUMNS}, text_attempts as attempts, reminded_at as "remindedAt", unsure as "isUnsure"`,
    [LEAST_HOURS, SENDING_SECONDS],
  );
  return rows[0] ?? null;
}

const settle = (pool: pg.Pool, id: string, { state, seconds = 0 }: Settled) =>
  pool.query(
    `update test_drive_bookings set text_state = $2, text_due_at = now() + make_interval(secs => $3)
     where id = $1 and text_state = 'sending'`,
    [id, state, seconds],
  );
