import type pg from 'pg';
import { internationalMobile } from '../../accounts/phone.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { Language } from '../../platform/language/languages.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import type { LeadFile } from '../files.server.ts';
import { recordAnswer } from '../thread/join.server.ts';
import {
  type ComposerChannel,
  NO_MARKETING_NOTE,
  REPLY_CHANNELS,
  type ReplyChannel,
  STOPPED_TEXT,
  WHATSAPP_HOURS,
  WHATSAPP_RULE,
} from './composer.ts';
import { newestLeadOf, storeFiles } from './inbound.server.ts';
import { MESSAGE_LEADS } from './inbound-text.server.ts';
import { isStopped } from './opt-outs.server.ts';
import { CONVERSATION_CHANNEL } from './outbox.server.ts';

/** The shopper of a thread, by the newest lead that has each contact. */
export interface ThreadShopper {
  threadId: string;
  siteSlug: string;
  leadId: string;
  name: string;
  /** Normalised. */
  phone: string;
  email: string;
  carId: string | null;
  dealershipId: string | null;
  locationId: string | null;
  /** Of the newest lead, which is that of the shopper's mails. */
  language: Language;
}

/** Returns the shopper of a thread of these sites; null if there is no such thread or all its leads are deleted. */
export async function threadShopper(
  db: Queryable,
  siteSlugs: readonly string[],
  threadId: string,
): Promise<ThreadShopper | null> {
  const { rows } = await db.query<ThreadShopper>({
    name: 'thread-shopper',
    text: `select t.id as "threadId", t.site_slug as "siteSlug", t.car_id as "carId",
             t.dealership_id as "dealershipId", t.location_id as "locationId", newest.id as "leadId", newest.language,
             coalesce((select l.payload->>'name' from leads l where l.thread_id = t.id and l.payload->>'name' <> ''
               order by l.created_at desc limit 1), '') as name,
             coalesce((select l.payload->>'phone' from leads l where l.thread_id = t.id and l.payload->>'phone' <> ''
               order by l.created_at desc limit 1), '') as phone,
             coalesce((select l.payload->>'email' from leads l where l.thread_id = t.id and l.payload->>'email' <> ''
               order by l.created_at desc limit 1), '') as email
           from lead_threads t
           join lateral (select id, language from leads where thread_id = t.id order by created_at desc, id limit 1) newest on true
           where t.id = $1 and t.site_slug = any($2)`,
    values: [threadId, siteSlugs],
  });
  return rows[0] ?? null;
}

export interface ReplySetup {
  hasMail: boolean;
  /** True if the site can send SMS. */
  hasSms: boolean;
  hasWhatsApp: boolean;
}

/** Returns the channels to a shopper, those that cannot be used with the reason. */
export async function replyChannels(
  db: Queryable,
  shopper: ThreadShopper,
  setup: ReplySetup,
  now = new Date(),
): Promise<ComposerChannel[]> {
  const { siteSlug, phone, email } = shopper;
  const isMobile = internationalMobile(phone) !== null;
  const [smsStopped, whatsAppStopped, mailStopped, lastWhatsApp] = await Promise.all([
    phone ? isStopped(db, { siteSlug, channel: 'sms', address: phone }) : false,
    phone ? isStopped(db, { siteSlug, channel: 'whatsapp', address: phone }) : false,
    email ? isStopped(db, { siteSlug, channel: 'email', address: email }) : false,
    setup.hasWhatsApp ? lastWhatsAppAt(db, shopper.threadId) : null,
  ]);
  const noMobile = phone ? 'This number is not an Australian mobile.' : 'The shopper gave no phone number.';
  const isOpen = lastWhatsApp !== null && now.getTime() - lastWhatsApp.getTime() < WHATSAPP_HOURS * 3_600_000;
  const channels: Record<ReplyChannel, ComposerChannel> = {
    email: {
      channel: 'email',
      address: email,
      problem: email ? (setup.hasMail ? null : 'Mail is not set up.') : 'The shopper gave no email address.',
      note: mailStopped ? NO_MARKETING_NOTE : null,
    },
    sms: {
      channel: 'sms',
      address: readablePhone(phone),
      problem: !isMobile
        ? noMobile
        : !setup.hasSms
          ? 'SMS is not set up for this site.'
          : smsStopped
            ? STOPPED_TEXT
            : null,
      note: null,
    },
    whatsapp: {
      channel: 'whatsapp',
      address: readablePhone(phone),
      problem: !isMobile ? noMobile : whatsAppStopped ? STOPPED_TEXT : isOpen ? null : WHATSAPP_RULE,
      note: isOpen ? WHATSAPP_RULE : null,
    },
  };
  return REPLY_CHANNELS.filter((channel) => channel !== 'whatsapp' || setup.hasWhatsApp).map(
    (channel) => channels[channel],
  );
}

/** Returns when the shopper last wrote by WhatsApp; null if never. */
async function lastWhatsAppAt(db: Queryable, threadId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select greatest(
       (select max(sent_at) from lead_messages where thread_id = $1 and channel = 'whatsapp' and direction = 'in'),
       (select max(created_at) from leads where thread_id = $1 and payload->>'subcategory' = $2)) as at`,
    [threadId, MESSAGE_LEADS.whatsapp],
  );
  return rows[0]?.at ?? null;
}

/** Returns the channel on which the shopper last wrote; null if they only used forms and the garage. */
export async function lastChannel(db: Queryable, threadId: string): Promise<ReplyChannel | null> {
  const { rows } = await db.query<{ channel: ReplyChannel }>(
    `select channel from lead_messages where thread_id = $1 and direction = 'in' and channel = any($2)
     order by number desc limit 1`,
    [threadId, REPLY_CHANNELS],
  );
  return rows[0]?.channel ?? null;
}

export interface Reply {
  /** Generated by the sender once per message. */
  id: string;
  channel: ReplyChannel;
  subject: string;
  text: string;
  showsVehicle: boolean;
  files: readonly LeadFile[];
  /** Studio user id; null for an automatic message. */
  authorId: string | null;
}

/**
 * Queues a message to the shopper of a thread, and records that staff answered.
 * A message with the same id is queued once.
 * @returns false if the thread's leads were deleted
 */
export const queueReply = (pool: pg.Pool, shopper: ThreadShopper, reply: Reply): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const leadId = await newestLeadOf(connection, shopper.threadId);
    if (!leadId) return false;
    await insertReply(connection, { ...shopper, leadId }, reply);
    return true;
  });

/** Like `queueReply`, within a transaction that knows the thread's newest lead. */
export async function insertReply(
  connection: Queryable,
  { threadId, leadId, phone, email }: Pick<ThreadShopper, 'threadId' | 'leadId' | 'phone' | 'email'>,
  { id, channel, subject, text, showsVehicle, files, authorId }: Reply,
): Promise<void> {
  const { rowCount } = await connection.query(
    `insert into lead_messages (id, thread_id, lead_id, direction, channel, author_id, subject, text, state, sent_at,
                                address, shows_vehicle)
     values ($1, $2, $3, 'out', $4, $5, $6, $7, 'waiting', now(), $8, $9)
     on conflict (id) do nothing`,
    [
      id,
      threadId,
      leadId,
      channel,
      authorId,
      subject,
      text,
      channel === 'email' ? email : phone,
      showsVehicle,
    ],
  );
  if (rowCount === 0) return;
  await storeFiles(connection, { messageId: id, leadId }, files);
  if (authorId) await recordAnswer(connection, threadId);
  await connection.query("select pg_notify($1, '')", [CONVERSATION_CHANNEL]);
}
