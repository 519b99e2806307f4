import type pg from 'pg';
import { internationalMobile } from '../../accounts/phone.ts';
import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import { mailLanguage, mailTexts, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import {
  isRefused,
  type Mail,
  type MailSender,
  mailDomainOf,
  mailProblem,
} from '../../messaging/mail/transport.server.ts';
import { type FigureOfMail, withFigure } from '../../messaging/mail/vehicle-figure.ts';
import { withinSmsBudget } from '../../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms, TextNotSentError } from '../../messaging/sms/send.server.ts';
import { sentMessages } from '../../messaging/sms/sent.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import { GARAGE_PATH } from '../../sites/account-paths.ts';
import { leadToDeliver } from '../lead-to-deliver.server.ts';
import { leadMessages } from '../tables/threads.ts';
import { touchThread } from '../thread/join.server.ts';
import type { ConversationReader } from './conversation-site.server.ts';
import { SHARED_NUMBER } from './opt-out-channels.ts';
import { isStopped, recordStop } from './opt-outs.server.ts';
import { signedAddress } from './reply-address.ts';
import { senderOf, WHATSAPP_PREFIX } from './senders.ts';

/** Postgres channel that wakes the worker when a message is committed. */
export const CONVERSATION_CHANNEL = 'lead_messages_owed';

/** Path to which Twilio reports deliveries. */
const DELIVERY_PATH = '/api/messages/deliveries';

const PATIENCE_MS = 10_000;
/** Longer than a mail's or an SMS's time limit: a message still claimed after this was interrupted. */
const CLAIM_SECONDS = 180;
const BACKOFF = { firstSeconds: 5, longestSeconds: 900, attempts: 30 };
/** Delay after a site has used up its daily SMS limit. */
const NO_BUDGET_SECONDS = 3_600;
/** Twilio refuses numbers whose owners answered STOP. */
const STOPPED_CODE = 21_610;

export interface ConversationOptions {
  pool: pg.Pool;
  reader: MailSiteReader;
  conversations: ConversationReader;
  mailSender: MailSender;
  mailFrom: string;
  /** Domain of inbound mail; null if answers go to the dealer's own address. */
  inboundDomain: string | null;
  /** Null if no SMS provider is configured. */
  smsSender: SmsSender | null;
  /** Of a mail that shows a vehicle. */
  figureOf: FigureOfMail;
  /** `RESERVATION_SECRET` */
  secret: string;
  report: (error: unknown) => void;
}

const DUE_COLUMNS = columnsOf(leadMessages, [
  'id',
  'threadId',
  'leadId',
  'channel',
  'subject',
  'text',
  'address',
  'showsVehicle',
  'attempts',
  'createdAt',
  'number',
]);
interface DueMessage extends RowOf<typeof DUE_COLUMNS> {
  siteSlug: string;
  /** True if an earlier attempt may have sent it. */
  wasUnsure: boolean;
}

/** A message that will not be sent. */
class RefusedError extends Error {
  override name = 'RefusedError';
}
/** A message that is sent later, without counting the attempt. */
class PostponedError extends Error {
  override name = 'PostponedError';
}

/**
 * Sends the next due message of a conversation.
 * It is claimed first, and its thread's later messages on the channel wait for it. If the worker dies or the
 * provider times out, the next attempt sends a mail again with the same Message-ID, and an SMS only if
 * Twilio's list does not have it. So none is lost, sent twice or out of order.
 * @returns whether a message was due
 * @throws the database's error; NotCalledError while a provider keeps failing
 */
export async function sendNextMessage(options: ConversationOptions): Promise<boolean> {
  const { pool, report } = options;
  const message = await claim(pool);
  if (!message) return false;
  try {
    const providerId = await deliver(options, message);
    await settle(pool, message, { state: 'sent', providerId, problem: null });
  } catch (error) {
    const away = error instanceof TextNotSentError ? error.cause : error;
    if (away instanceof NotCalledError) {
      await retry(pool, message, {
        seconds: 1,
        problem: null,
        isUnsure: message.wasUnsure,
        isNoAttempt: true,
      });
      throw away;
    }
    if (error instanceof PostponedError) {
      await retry(pool, message, {
        seconds: NO_BUDGET_SECONDS,
        problem: error.message,
        isUnsure: message.wasUnsure,
        isNoAttempt: true,
      });
      return true;
    }
    await applyError(options, message, error);
    report(
      new Error(
        `message ${message.id} by ${message.channel}, attempt ${message.attempts}: ${problemOf(error)}`,
      ),
    );
  }
  return true;
}

/** The description of an error without the recipient or the text. */
function problemOf(error: unknown): string {
  if (error instanceof RefusedError || error instanceof TextNotSentError) return error.message;
  return mailProblem(error);
}

async function applyError(
  { pool, conversations }: ConversationOptions,
  message: DueMessage,
  error: unknown,
): Promise<void> {
  const problem = problemOf(error);
  const isStop = error instanceof TextNotSentError && error.code === STOPPED_CODE;
  if (isStop && (message.channel === 'sms' || message.channel === 'whatsapp')) {
    const { siteSlug, channel, address } = message;
    const from = senderOf(await conversations.numbers(), siteSlug, channel, null);
    // As START to the same number undoes it.
    await recordStop(pool, { siteSlug: from ? siteSlug : SHARED_NUMBER, channel, address });
  }
  const isFinal =
    error instanceof RefusedError ||
    isStop ||
    isRefused(error) ||
    // Twilio's codes for a message that it will never send, such as one to a landline.
    (error instanceof TextNotSentError &&
      error.code !== null &&
      error.code >= 21_000 &&
      error.code < 22_000) ||
    message.attempts >= BACKOFF.attempts;
  if (isFinal) {
    await settle(pool, message, {
      state: 'failed',
      providerId: null,
      problem: isStop ? 'the shopper answered STOP' : problem,
    });
    return;
  }
  const maybeSent = error instanceof TextNotSentError ? error.maybeSent : message.wasUnsure;
  const seconds = Math.min(
    BACKOFF.firstSeconds * 2 ** Math.min(message.attempts - 1, 20),
    BACKOFF.longestSeconds,
  );
  await retry(pool, message, { seconds, problem, isUnsure: maybeSent });
}

const deliver = async (options: ConversationOptions, message: DueMessage): Promise<string | null> => {
  const site = await options.reader.site(message.siteSlug);
  if (!site) throw new RefusedError('the site no longer exists');
  return message.channel === 'email' ? sendMail(options, message, site) : sendText(options, message, site);
};

async function sendText(
  { pool, conversations, smsSender }: ConversationOptions,
  message: DueMessage,
  site: MailSite,
): Promise<string | null> {
  if (message.channel !== 'sms' && message.channel !== 'whatsapp')
    throw new RefusedError('the channel sends no messages');
  if (!smsSender) throw new RefusedError('no SMS provider is set up');
  const mobile = internationalMobile(message.address);
  if (!mobile) throw new RefusedError('not a mobile number');
  const recipient = { siteSlug: message.siteSlug, channel: message.channel, address: message.address };
  if (await isStopped(pool, recipient)) throw new RefusedError('the shopper answered STOP');
  const numbers = await conversations.numbers();
  const from = senderOf(numbers, message.siteSlug, message.channel, smsSender.from);
  if (!from) throw new RefusedError('the site has no number for WhatsApp');
  const to = message.channel === 'whatsapp' ? WHATSAPP_PREFIX + mobile : mobile;
  if (message.wasUnsure) {
    const sent = await sentMessages(smsSender, { to, since: message.createdAt }, PATIENCE_MS);
    const known = await knownIds(
      pool,
      message.channel,
      sent.map(({ sid }) => sid),
    );
    const found = sent.find(({ sid, body }) => body === message.text && !known.has(sid));
    if (found) return found.sid;
  }
  if (!(await withinSmsBudget(pool, message.siteSlug))) throw new PostponedError('daily SMS limit reached');
  return sendSms(
    smsSender,
    {
      name: 'text.reply',
      to,
      from,
      body: message.text,
      statusCallback: `${site.url}${DELIVERY_PATH}?message=${message.id}`,
    },
    PATIENCE_MS,
  );
}

/** Returns which of Twilio's ids belong to a message already. */
async function knownIds(db: Queryable, channel: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select provider_id as id from lead_messages where channel = $1 and provider_id = any($2)',
    [channel, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function sendMail(
  { pool, reader, conversations, mailSender, mailFrom, inboundDomain, figureOf, secret }: ConversationOptions,
  message: DueMessage,
  site: MailSite,
): Promise<string> {
  const [files, inReplyTo, settings] = await Promise.all([
    filesOf(pool, message.id),
    lastInboundId(pool, message),
    conversations.templates(message.siteSlug),
  ]);
  const composed = await composeReply(pool, message, {
    reader,
    site,
    figureOf,
    files,
    hasGarage: settings?.garageEnabled === true,
    isAnswered: inboundDomain !== null,
  });
  if (composed === 'nobody' || !message.address) throw new RefusedError('no address to send it to');
  const { confirmation: _, replyTo, ...mail } = composed;
  const messageId = `<reply.${message.id}@${mailDomainOf(mailFrom)}>`;
  const signing = inboundDomain ? { domain: inboundDomain, secret } : null;
  await mailSender.send({
    ...mail,
    name: 'conversation.reply',
    messageId,
    isPersonal: true,
    replyTo: signing ? [signedAddress('reply', message.threadId, signing)] : (replyTo ?? []),
    ...(signing && { bounceTo: signedAddress('bounce', message.id, signing) }),
    ...(inReplyTo && { inReplyTo }),
  } satisfies Mail);
  return messageId;
}

/**
 * Composes the mail of a reply. A person wrote its text; the vehicle's price and weekly figure are those of today.
 * @param options.hasGarage whether it links to the conversation in the garage
 * @param options.isAnswered whether an answer by email comes into the conversation
 */
export async function composeReply(
  db: Queryable,
  message: Pick<DueMessage, 'siteSlug' | 'leadId' | 'subject' | 'text' | 'address' | 'showsVehicle'>,
  {
    reader,
    site,
    figureOf,
    files,
    hasGarage,
    isAnswered,
  }: Pick<ConversationOptions, 'reader' | 'figureOf'> & {
    site: MailSite;
    files: Awaited<ReturnType<typeof filesOf>>;
    hasGarage: boolean;
    isAnswered: boolean;
  },
): ReturnType<typeof composeMail> {
  const lead = await leadToDeliver(db, message.leadId);
  const language = mailLanguage(site, lead.language);
  const texts = mailTexts(language, 'leadMail');
  const vehicle = message.showsVehicle && lead.vehicle ? mailVehicle(site, lead.vehicle, language) : null;
  const figure =
    vehicle && lead.vehicle && !lead.payload.quote
      ? await figureOf(db, site, {
          siteSlug: message.siteSlug,
          address: message.address,
          vehicleId: lead.vehicle.id,
          language,
        })
      : null;
  return composeMail(reader, site, {
    to: 'shopper',
    dealer: [],
    shopper: message.address,
    language,
    files,
    isUnlimited: true,
    write: () =>
      withFigure(
        {
          subject: message.subject,
          parts: {
            preview: message.text.slice(0, 90),
            heading: message.subject,
            paragraphs: message.text.split(/\n{2,}/),
            ...(vehicle && { vehicle }),
            closing: isAnswered ? [texts('replyToAnswer')] : [],
            ...(hasGarage && {
              link: {
                label: texts('seeConversation'),
                href: pageIn(site, `${GARAGE_PATH}#enquiries`, language),
              },
            }),
          },
        },
        figure,
      ),
  });
}

async function filesOf(db: Queryable, messageId: string) {
  const { rows } = await db.query<{ name: string; type: string; content: Buffer }>(
    'select name, type, content from lead_message_files where message_id = $1 order by created_at, name, id',
    [messageId],
  );
  return rows;
}

/** Returns the Message-ID of the shopper's last mail, so that mail programs show one conversation. */
async function lastInboundId(db: Queryable, { threadId }: DueMessage): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select provider_id as id from lead_messages where thread_id = $1 and direction = 'in' and channel = 'email'
     order by sent_at desc, number desc limit 1`,
    [threadId],
  );
  const id = rows[0]?.id;
  return id?.startsWith('<') ? id : null;
}

/** Claims the next due message that is the first of its thread and channel. */
async function claim(pool: pg.Pool): Promise<DueMessage | null> {
  const { rows } = await pool.query<DueMessage>({
    name: 'claim-lead-message',
    text: `with due as (
             select m.id as due_id, m.is_unsure as unsure, t.site_slug as slug
             from lead_messages m join lead_threads t on t.id = m.thread_id
             where m.state = 'waiting' and m.next_attempt_at <= now()
               and not exists (select from lead_messages earlier
                 where earlier.thread_id = m.thread_id and earlier.channel = m.channel
                   and earlier.state = 'waiting' and earlier.number < m.number)
             order by m.next_attempt_at, m.number limit 1 for update of m skip locked)
           update lead_messages set is_unsure = true, attempts = attempts + 1,
                  next_attempt_at = now() + make_interval(secs => $1)
           from due where lead_messages.id = due_id
           returning ${DUE_COLUMNS}, slug as "siteSlug", unsure as "wasUnsure"`,
    values: [CLAIM_SECONDS],
  });
  return rows[0] ?? null;
}

async function settle(
  pool: pg.Pool,
  { id, threadId }: DueMessage,
  {
    state,
    providerId,
    problem,
  }: { state: 'sent' | 'failed'; providerId: string | null; problem: string | null },
): Promise<void> {
  // A report of the delivery may have come first.
  await pool.query(
    `update lead_messages set state = $2, provider_id = coalesce(provider_id, $3), problem = $4, is_unsure = false
     where id = $1 and state = 'waiting'`,
    [id, state, providerId, problem],
  );
  await touchThread(pool, threadId);
}

const retry = (
  pool: pg.Pool,
  { id }: DueMessage,
  {
    seconds,
    problem,
    isUnsure,
    isNoAttempt = false,
  }: { seconds: number; problem: string | null; isUnsure: boolean; isNoAttempt?: boolean },
): Promise<unknown> =>
  pool.query(
    `update lead_messages set problem = coalesce($2, problem), is_unsure = $3, attempts = attempts - $5,
            next_attempt_at = now() + make_interval(secs => $4)
     where id = $1 and state = 'waiting'`,
    [id, problem, isUnsure, seconds, isNoAttempt ? 1 : 0],
  );
