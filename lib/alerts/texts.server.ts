import type pg from 'pg';
import { type Queryable, transaction } from '../database/client.server.ts';
import { siteTimeZone } from '../mail/look.ts';
import type { MailSiteReader } from '../mail/mail-site.server.ts';
import { withinTextBudget } from '../text-message/budget.server.ts';
import {
  sendText,
  type TextMessage,
  TextNotSentError,
  type TextSender,
} from '../text-message/send.server.ts';
import { alertMessage, messageWords, tellInTheMorning } from './message.server.ts';
import { alertText } from './message-words.ts';
import { isQuiet, nextMorning } from './timing.ts';

const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
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

/**
 * Sends the next text of alerts that is due. It is marked before it is sent, because nobody can take a text back: one that
 * may have gone out is not sent again.
 * @returns whether a text was due
 * @throws the database's or the content lake's error
 */
export async function sendNextText({
  pool,
  reader,
  sender,
  secret,
  clock = () => new Date(),
}: AlertTexts): Promise<boolean> {
  if (!sender) return false;
  const next = await transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from alert_messages where state = 'waiting' and channel = 'text' and due_at <= now()
       order by due_at, id limit 1 for update skip locked`,
    );
    const [row] = rows;
    return row
      ? { id: row.id, text: await prepare(connection, row.id, { reader, secret, now: clock() }) }
      : null;
  });
  if (!next) return false;
  const { id, text } = next;
  if (text) await send(pool, sender, id, text);
  return true;
}

/** The text of a message, which counts as being sent from now on; null when the message must not go out now. */
async function prepare(
  connection: Queryable,
  id: string,
  { reader, secret, now }: { reader: MailSiteReader; secret: string; now: Date },
): Promise<TextMessage | null> {
  const message = await alertMessage(connection, id);
  const site = message && (await reader.site(message.siteSlug));
  if (!message?.phone || !site) return end(connection, id, 'needless');
  const zone = siteTimeZone(site);
  if (isQuiet(now, zone)) {
    await tellInTheMorning(connection, message, nextMorning(now, zone));
    return null;
  }
  const words = await messageWords(connection, site, message, secret);
  if (!words) return end(connection, id, 'needless');
  if (!(await withinTextBudget(connection, message.siteSlug)))
    return retry(connection, id, 'the texts of the day are spent', NO_BUDGET_SECONDS);
  await connection.query(
    "update alert_messages set state = 'sending', attempts = attempts + 1 where id = $1",
    [id],
  );
  return { to: message.phone, body: alertText(words) };
}

async function send(pool: pg.Pool, sender: TextSender, id: string, text: TextMessage): Promise<void> {
  try {
    await sendText(sender, text, PATIENCE_MS);
    await pool.query(
      "update alert_messages set state = 'sent', sent_at = now(), problem = null where id = $1",
      [id],
    );
  } catch (error) {
    if (!(error instanceof TextNotSentError)) throw error;
    if (error.maybeSent) await end(pool, id, 'unsure', error.message);
    else await retry(pool, id, error.message, RETRY_SECONDS);
  }
}

async function end(
  db: Queryable,
  id: string,
  state: 'needless' | 'unsure',
  problem: string | null = null,
): Promise<null> {
  await db.query('update alert_messages set state = $2, problem = $3 where id = $1', [id, state, problem]);
  return null;
}

async function retry(db: Queryable, id: string, problem: string, seconds: number): Promise<null> {
  await db.query(
    `update alert_messages set state = case when attempts >= $4 then 'dead' else 'waiting' end, problem = $2,
       due_at = now() + make_interval(secs => $3) where id = $1`,
    [id, problem, seconds, ATTEMPTS],
  );
  return null;
}
