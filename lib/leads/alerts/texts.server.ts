import type pg from 'pg';
import { siteTimeZone } from '../../messaging/mail/look.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { withinTextBudget } from '../../messaging/sms/budget.server.ts';
import { sendText, TextNotSentError, type TextSender } from '../../messaging/sms/send.server.ts';
import { sentTexts } from '../../messaging/sms/sent.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { alertMessage, messageWords, tellInTheMorning } from './message.server.ts';
import { alertText } from './message-words.ts';
import { isQuiet, nextMorning } from './timing.ts';

const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** Longer than the service is waited for: whoever was sending a text that is due again has died, or got no answer. */
const SENDING_SECONDS = 120;
const RETRY_SECONDS = 60;
/** A site that has spent its texts of the day looks again after this time. */
const NO_BUDGET_SECONDS = 3_600;

/** What sending the texts of alerts needs. */
export interface AlertTexts {
  pool: pg.Pool;
  reader: MailSiteReader;
  /** Null where no service of texts is set up: then texts wait. */
  sender: TextSender | null;
  /** `RESERVATION_SECRET` */
  secret: string;
  clock?: () => Date;
}

interface DueText {
  id: string;
  attempts: number;
  createdAt: Date;
  /** Whether a worker began to send it before, and nobody knows whether it went out. */
  isUnsure: boolean;
}

/**
 * Sends the next text of alerts that is due. It is marked before it is sent, because nobody can take a text back. One that was
 * marked and nothing more, since its worker was killed or the service did not answer, is looked for among the texts that the
 * service took: it goes out if it is not there, so that none is lost and none comes twice.
 * @returns whether a text was due
 * @throws the database's or the content lake's error, or that of a service whose texts cannot be read
 */
export async function sendNextText(texts: AlertTexts): Promise<boolean> {
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
    // Otherwise it stays marked as being sent, and is looked for before anybody sends it again.
    if (error.maybeSent)
      await pool.query('update alert_messages set problem = $2 where id = $1', [text.id, problem]);
    else if (text.attempts < ATTEMPTS)
      await settle(pool, text.id, { state: 'waiting', seconds: RETRY_SECONDS, problem });
    else await settle(pool, text.id, { state: 'dead', problem });
  }
  return true;
}

/** What becomes of a text, and in how many seconds it is due again. */
interface Settled {
  state: 'waiting' | 'sent' | 'needless' | 'dead';
  seconds?: number;
  problem?: string;
  /** Nothing was sent, so that it is no attempt. */
  isNoAttempt?: boolean;
}
const SPENT: Settled = {
  state: 'waiting',
  seconds: NO_BUDGET_SECONDS,
  problem: 'the texts of the day are spent',
  isNoAttempt: true,
};

/** Sends a text, unless it went out before or must not go out now; null where its alerts are told in the morning. */
async function deliver(
  { pool, reader, secret, clock = () => new Date() }: AlertTexts,
  sender: TextSender,
  { id, createdAt, isUnsure }: DueText,
): Promise<Settled | null> {
  const message = await alertMessage(pool, id);
  const site = message && (await reader.site(message.siteSlug));
  if (!message?.phone || !site) return { state: 'needless' };
  const words = await messageWords(pool, site, message, secret);
  const text = words && {
    name: 'text.alert' as const,
    to: message.phone,
    body: alertText(words),
    stopHref: words.stopAllHref,
  };
  if (isUnsure && text) {
    const bodies = await sentTexts(sender, { to: text.to, since: createdAt }, PATIENCE_MS);
    // One that says something else by now tells of something new.
    if (bodies.some((body) => body.includes(text.body))) return { state: 'sent' };
  }
  const zone = siteTimeZone(site);
  const now = clock();
  if (isQuiet(now, zone)) {
    await transaction(pool, (connection) => tellInTheMorning(connection, message, nextMorning(now, zone)));
    return null;
  }
  if (!text) return { state: 'needless' };
  if (!(await withinTextBudget(pool, message.siteSlug))) return SPENT;
  await sendText(sender, text, PATIENCE_MS);
  return { state: 'sent' };
}

/** The next text that is due; it counts as being sent from now on. */
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
