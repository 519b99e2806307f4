import type pg from 'pg';
import type { Queryable } from '../../platform/database/client.server.ts';
import { cleanText, cutText } from '../../platform/text/clean.ts';
import { FIELD_LIMITS } from '../../platform/text/field-rules.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { LeadFile } from '../files.server.ts';
import { GENERAL_ENQUIRY } from '../form-kinds.ts';
import { leadPayload } from '../payload.ts';
import { withdrawOptIns } from '../record-opt-in.server.ts';
import { storeLead } from '../store.server.ts';
import { submissionSchema } from '../submission.ts';
import { leftFilesNote, storeInbound, tokenOfMessage } from './inbound.server.ts';
import { TEXT_LIMITS } from './limits.ts';
import { isStopped, recordStart, recordStop } from './opt-outs.server.ts';
import { channelOfNumber, sitesOfNumber, stopKeys } from './senders.ts';
import { stopWord } from './stop-words.ts';

/** A site that may receive a message. */
export interface ReceivingSite {
  site: string;
  dealershipId: string | null;
  url: string;
}

export interface InboundText {
  /** As Twilio sends it: `+61412345678`, or `whatsapp:+61412345678`. */
  from: string;
  to: string;
  body: string;
  /** Pictures and documents (see `loadTextFiles`). */
  files: readonly LeadFile[];
  /** How many other files the message has. */
  left: number;
  providerId: string;
  arrivedAt: Date;
}

/**
 * `lead`: from a number without a thread; `no_site`: to a number that no site has; `no_number`: from a sender
 * with a name instead of a number, which cannot be answered.
 */
export type TextOutcome = 'stored' | 'known' | 'lead' | 'stopped' | 'started' | 'no_site' | 'no_number';

/** Subcategories of leads that a message to the dealer's number begins. */
export const MESSAGE_LEADS = {
  sms: 'SMS to the dealer’s number',
  whatsapp: 'WhatsApp message to the dealer’s number',
} as const;

/**
 * Stores an SMS or a WhatsApp message in the shopper's thread, or as a new lead. STOP and START are recorded.
 * A message to the shared number belongs to the site that the shopper last had a conversation with.
 * @param numbers the numbers of all sites
 * @param allSites all sites; a shared number with one site is that site's
 * @throws the database's error; the provider sends it again
 */
export async function receiveText<
  Numbers extends ReceivingSite & { smsNumber: string | null; whatsAppNumber: string | null },
>(
  pool: pg.Pool,
  { from, to, body, files, left, providerId, arrivedAt }: InboundText,
  { numbers, allSites }: { numbers: readonly Numbers[]; allSites: readonly ReceivingSite[] },
): Promise<TextOutcome> {
  const { channel, number } = channelOfNumber(to);
  const sender = channelOfNumber(from).number;
  const phone = /[a-z]/i.test(sender) ? '' : normalisePhone(sender);
  // Leads without a phone have an empty one, which must not match.
  if (!phone) return 'no_number';
  const owners = sitesOfNumber(numbers, { channel, number });
  const ownSites = owners.map(({ site }) => site);
  const sharing = allSites
    .map(({ site }) => site)
    .filter((site) => !numbers.some((own) => own.site === site && own.smsNumber));
  const slugs = ownSites.length > 0 ? ownSites : channel === 'sms' ? sharing : [];
  const thread = await threadOfPhone(pool, { siteSlugs: slugs, phone, channel });

  const word = stopWord(body);
  const recipients = stopKeys(owners).map((siteSlug) => ({ siteSlug, channel, address: phone }));
  const stopped = await Promise.all(recipients.map((recipient) => isStopped(pool, recipient)));
  const isStart = word === 'start' && stopped.includes(true);
  for (const recipient of recipients) {
    if (word === 'stop') await recordStop(pool, recipient);
    if (isStart) await recordStart(pool, recipient);
  }
  if (word === 'stop')
    await withdrawOptIns(pool, {
      siteSlugs: slugs,
      phone,
      source: channel === 'sms' ? 'STOP by SMS' : 'STOP by WhatsApp',
    });

  const written = cleanText(body) || sentFilesNote(files.length);
  const text = cutText([written, leftFilesNote(left)].filter(Boolean).join('\n\n'), TEXT_LIMITS.email);
  const token = tokenOfMessage(providerId);
  if (thread) {
    if (await beganLead(pool, thread.siteSlug, token)) return 'known';
    const id = await storeInbound(pool, {
      threadId: thread.id,
      channel,
      text,
      address: phone,
      providerId,
      sentAt: arrivedAt,
      files,
    });
    if (word === 'stop') return 'stopped';
    if (isStart) return 'started';
    return id ? 'stored' : 'known';
  }
  if (word === 'stop') return 'stopped';
  if (isStart) return 'started';
  const receiving =
    owners[0] ?? (slugs.length === 1 ? allSites.find(({ site }) => site === slugs[0]) : undefined);
  if (!receiving) return 'no_site';
  return storeTextLead(pool, receiving, { phone, text, token, channel, files });
}

/** Returns the text of a message that consists of files; empty without files. */
const sentFilesNote = (count: number): string =>
  count > 0 ? `[Sent ${count === 1 ? '1 file' : `${count} files`}]` : '';

/** Stores a new lead for a message from a number without a thread. */
async function storeTextLead(
  pool: pg.Pool,
  { site, dealershipId, url }: ReceivingSite,
  {
    phone,
    text,
    token,
    channel,
    files,
  }: {
    phone: string;
    text: string;
    token: string;
    channel: 'sms' | 'whatsapp';
    files: readonly LeadFile[];
  },
): Promise<'lead' | 'known'> {
  const submission = submissionSchema.parse({
    token,
    kind: 'enquiry',
    values: { phone, message: cutText(text, FIELD_LIMITS.message) },
    url,
  });
  const { outcome } = await storeLead(pool, {
    siteSlug: site,
    submission,
    dealershipId,
    locationId: null,
    files,
    payload: (id) =>
      leadPayload({
        id,
        submission,
        category: { category: GENERAL_ENQUIRY, subcategory: MESSAGE_LEADS[channel] },
        vehicle: null,
        dealershipSlug: null,
        userAgent: '',
        autogaugeEnabled: false,
      }),
  });
  return outcome === 'stored' ? 'lead' : 'known';
}

/** Returns whether a message began a lead when it arrived the first time. */
async function beganLead(db: Queryable, siteSlug: string, token: string): Promise<boolean> {
  const { rowCount } = await db.query('select from leads where site_slug = $1 and token = $2', [
    siteSlug,
    token,
  ]);
  return (rowCount ?? 0) > 0;
}

/**
 * Returns the thread that a message from a phone belongs to: the one in which staff last wrote to it on the
 * channel, else the one with the last activity.
 */
export async function threadOfPhone(
  db: Queryable,
  { siteSlugs, phone, channel }: { siteSlugs: readonly string[]; phone: string; channel: string },
): Promise<{ id: string; siteSlug: string } | null> {
  const { rows } = await db.query<{ id: string; siteSlug: string }>({
    name: 'thread-of-phone',
    text: `select t.id, t.site_slug as "siteSlug" from lead_threads t
           where t.site_slug = any($1)
             and t.id in (select l.thread_id from leads l where l.site_slug = any($1) and l.payload->>'phone' = $2)
           order by (select max(m.number) from lead_messages m where m.thread_id = t.id and m.direction = 'out'
                       and m.channel = $3) desc nulls last,
                    t.active_at desc, t.id
           limit 1`,
    values: [siteSlugs, phone, channel],
  });
  return rows[0] ?? null;
}
