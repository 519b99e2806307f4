import type pg from 'pg';
import { internationalMobile } from '../accounts/phone.ts';
import { countConfirmation } from '../messaging/mail/confirmations.server.ts';
import type { MailSite } from '../messaging/mail/mail-site.server.ts';
import type { SmsName } from '../messaging/message-kinds.ts';
import { withinSmsBudget } from '../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms, TextNotSentError } from '../messaging/sms/send.server.ts';
import { sentSms } from '../messaging/sms/sent.server.ts';
import { transaction } from '../platform/database/client.server.ts';
import { isStopped } from './conversation/opt-outs.server.ts';
import { type LeadToDeliver, leadToDeliver } from './lead-to-deliver.server.ts';

const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** Longer than the provider's timeout: an SMS still `sending` after this was interrupted. */
const SENDING_SECONDS = 120;
const RETRY_SECONDS = 240;
/** Delay after a site has used up its daily SMS limit. */
const NO_BUDGET_SECONDS = 3_600;

export interface BookingSmsOptions {
  pool: pg.Pool;
  site: (siteSlug: string) => Promise<MailSite | null>;
  /** Null if no SMS provider is configured; messages then stay queued. */
  sender: SmsSender | null;
  /** `RESERVATION_SECRET` */
  secret: string;
  report: (error: unknown) => void;
}

interface Sms {
  name: SmsName;
  body: string;
  /** Returns whether an SMS is this one, even if it was worded for another day. */
  isSame: (body: string) => boolean;
}

/** The SMS of a table of bookings, queued in its columns `text_state`, `text_attempts` and `text_due_at`. */
export interface BookingSms<Booking extends { id: string; leadId: string; siteSlug: string }> {
  table: string;
  /** Column list of a booking. */
  columns: string;
  /** SQL condition: only these are sent. */
  only: string;
  /** Column with the time at which the SMS was queued. */
  queuedAt: string;
  write: (booking: Booking, lead: LeadToDeliver, site: MailSite, secret: string) => Sms;
}

interface Due {
  attempts: number;
  queuedAt: Date;
  /** True if an earlier attempt may have sent it. */
  isUnsure: boolean;
}

/**
 * Sends the next due SMS of a table of bookings.
 * It is marked as `sending` first. If the worker dies or the provider times out, the next attempt searches
 * the provider's sent messages and sends only if it is not there, so none is lost or sent twice.
 * @returns whether an SMS was due
 * @throws the database's or the content lake's error
 */
export async function sendNextBookingSms<Booking extends { id: string; leadId: string; siteSlug: string }>(
  options: BookingSmsOptions,
  kind: BookingSms<Booking>,
): Promise<boolean> {
  const { pool, sender, report } = options;
  if (!sender) return false;
  const booking = await claim(pool, kind);
  if (!booking) return false;
  try {
    await settle(pool, kind, booking.id, await deliver(options, sender, kind, booking));
  } catch (error) {
    report(error);
    // Stays in `sending`, so the next attempt checks whether it went out.
    if (error instanceof TextNotSentError && !error.maybeSent)
      await settle(pool, kind, booking.id, booking.attempts < ATTEMPTS ? LATER : { state: 'dead' });
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

async function deliver<Booking extends { id: string; leadId: string; siteSlug: string }>(
  { pool, site: readSite, secret }: BookingSmsOptions,
  sender: SmsSender,
  { write }: BookingSms<Booking>,
  booking: Booking & Due,
): Promise<Settled> {
  const [lead, site] = await Promise.all([leadToDeliver(pool, booking.leadId), readSite(booking.siteSlug)]);
  const to = internationalMobile(lead.payload.phone);
  if (!site || !to) return { state: 'needless' };
  if (await isStopped(pool, { siteSlug: booking.siteSlug, channel: 'sms', address: to }))
    return { state: 'needless' };
  const { name, body, isSame } = write(booking, lead, site, secret);
  if (booking.isUnsure) {
    const bodies = await sentSms(sender, { to, since: booking.queuedAt }, PATIENCE_MS);
    if (bodies.some(isSame)) return { state: 'sent' };
  }
  // The phone is unverified and may be someone else's, so limit messages to it.
  const message = `reminder ${booking.id} ${booking.queuedAt.toISOString()}`;
  const addressee = { site: site.url, addressee: to };
  if (!(await transaction(pool, (connection) => countConfirmation(connection, message, addressee))))
    return { state: 'needless' };
  if (!(await withinSmsBudget(pool, booking.siteSlug))) return SPENT;
  await sendSms(sender, { name, to, body }, PATIENCE_MS);
  return { state: 'sent' };
}

/** Claims the next booking whose SMS is due and marks it as `sending`. */
async function claim<Booking extends { id: string; leadId: string; siteSlug: string }>(
  pool: pg.Pool,
  { table, columns, only, queuedAt }: BookingSms<Booking>,
): Promise<(Booking & Due) | null> {
  const { rows } = await pool.query<Booking & Due>(
    `with due as (
       select id as due_id, text_state = 'sending' as unsure from ${table}
       where text_state in ('waiting', 'sending') and text_due_at <= now() and ${only}
       order by text_due_at, id limit 1 for update skip locked)
     update ${table}
     set text_state = 'sending', text_attempts = text_attempts + 1, text_due_at = now() + make_interval(secs => $1)
     from due where id = due_id
     returning ${columns}, text_attempts as attempts, ${queuedAt} as "queuedAt", unsure as "isUnsure"`,
    [SENDING_SECONDS],
  );
  return rows[0] ?? null;
}

const settle = (pool: pg.Pool, { table }: { table: string }, id: string, { state, seconds = 0 }: Settled) =>
  pool.query(
    `update ${table} set text_state = $2, text_due_at = now() + make_interval(secs => $3)
     where id = $1 and text_state = 'sending'`,
    [id, state, seconds],
  );
