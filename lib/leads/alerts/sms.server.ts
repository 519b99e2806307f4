import type pg from 'pg';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import { withinSmsBudget } from '../../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms, TextNotSentError } from '../../messaging/sms/send.server.ts';
import { sentSms } from '../../messaging/sms/sent.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { isStopped } from '../conversation/opt-outs.server.ts';
import { alertMessage, messageContent, postponeToMorning } from './message.server.ts';
import { alertText } from './messages.ts';
import { isQuiet, nextMorning } from './timing.ts';

const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** Longer than the provider's timeout: an SMS still `sending` after this was interrupted. */
const SENDING_SECONDS = 120;
const RETRY_SECONDS = 60;
/** Delay after a site has used up its daily SMS limit. */
const NO_BUDGET_SECONDS = 3_600;

export interface AlertSmsOptions {
  pool: pg.Pool;
  reader: MailSiteReader;
  /** Null if no SMS provider is configured; messages then stay queued. */
  sender: SmsSender | null;
  /** `RESERVATION_SECRET` */
  secret: string;
  clock?: () => Date;
}

interface DueText {
  id: string;
  attempts: number;
  createdAt: Date;
  /** True if an earlier attempt may have sent it. */
  isUnsure: boolean;
}

/**
 * Sends the next due SMS.
 * It is marked as `sending` first. If the worker dies or the provider times out, the next attempt searches
 * the provider's sent messages and sends only if it is not there, so none is lost or sent twice.
 * @returns whether an SMS was due
 * @throws the database's or the content lake's error, or the provider's if its sent messages can't be read
 */
export async function sendNextSms(texts: AlertSmsOptions): Promise<boolean> {
  const { pool, sender } = texts;
  if (!sender) return false;
  const text = await claim(pool);
  if (!text) return false;
  try {
    const delivery = await deliver(texts, sender, text);
    if (delivery) await settle(pool, text.id, delivery);
  } catch (error) {
    if (!(error instanceof TextNotSentError)) throw error;
    const problem = error.message;
    // Stays in `sending`, so the next attempt checks whether it went out.
    if (error.maybeSent)
      await pool.query('update alert_messages set problem = $2 where id = $1', [text.id, problem]);
    else if (text.attempts < ATTEMPTS)
      await settle(pool, text.id, { state: 'waiting', seconds: RETRY_SECONDS, problem });
    else await settle(pool, text.id, { state: 'dead', problem });
  }
  return true;
}

/** Next state of an SMS, and the seconds until it is due again. */
interface Settled {
  state: 'waiting' | 'sent' | 'needless' | 'dead';
  seconds?: number;
  problem?: string;
  /** Nothing was sent, so don't count the attempt. */
  isNoAttempt?: boolean;
}
const SPENT: Settled = {
  state: 'waiting',
  seconds: NO_BUDGET_SECONDS,
  problem: 'daily SMS limit reached',
  isNoAttempt: true,
};

/** Sends an SMS unless it went out or is obsolete; null if postponed to the morning. */
async function deliver(
  { pool, reader, secret, clock = () => new Date() }: AlertSmsOptions,
  sender: SmsSender,
  { id, createdAt, isUnsure }: DueText,
): Promise<Settled | null> {
  const message = await alertMessage(pool, id);
  const site = message && (await reader.site(message.siteSlug));
  if (!message?.phone || !site) return { state: 'needless' };
  if (await isStopped(pool, { siteSlug: message.siteSlug, channel: 'sms', address: message.phone }))
    return { state: 'needless' };
  const words = await messageContent(pool, site, message, secret);
  const text = words && {
    name: 'text.alert' as const,
    to: message.phone,
    body: alertText(words),
    stopHref: words.stopAllHref,
  };
  if (isUnsure && text) {
    const bodies = await sentSms(sender, { to: text.to, since: createdAt }, PATIENCE_MS);
    // A different body means a new alert, so it must be sent.
    if (bodies.some((body) => body.includes(text.body))) return { state: 'sent' };
  }
  const zone = siteTimeZone(site);
  const now = clock();
  if (isQuiet(now, zone)) {
    await transaction(pool, (connection) => postponeToMorning(connection, message, nextMorning(now, zone)));
    return null;
  }
  if (!text) return { state: 'needless' };
  if (!(await withinSmsBudget(pool, message.siteSlug))) return SPENT;
  await sendSms(sender, text, PATIENCE_MS);
  return { state: 'sent' };
}

/** Claims the next due SMS and marks it as `sending`. */
async function claim(pool: pg.Pool): Promise<DueText | null> {
  const { rows } = await pool.query<DueText>(
    `with due as (
       select id as due_id, state = 'sending' as unsure from alert_messages
       where state in ('waiting', 'sending') and channel = 'text' and due_at <= now()
       order by due_at, id limit 1 for update skip locked)
     update alert_messages set state = 'sending', attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     from due where id = due_id
     returning id, attempts, created_at as "createdAt", unsure as "isUnsure"`,
    [SENDING_SECONDS],
  );
  return rows[0] ?? null;
}

const settle = (
  pool: pg.Pool,
  id: string,
  { state, seconds = 0, problem, isNoAttempt = false }: Settled,
): Promise<unknown> =>
  pool.query(
    `update alert_messages
     set state = $2, problem = $3, due_at = now() + make_interval(secs => $4), attempts = attempts - $5,
         sent_at = case when $2 = 'sent' then now() end
     where id = $1 and state = 'sending'`,
    [id, state, problem ?? null, seconds, isNoAttempt ? 1 : 0],
  );
