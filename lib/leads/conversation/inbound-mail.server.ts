import type pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { cleanLine, cleanText, cutText } from '../../platform/text/clean.ts';
import { stopMailAlerts } from '../alerts/preferences.server.ts';
import type { LeadFile } from '../files.server.ts';
import { withdrawOptIns } from '../record-opt-in.server.ts';
import { failMessage } from './delivery-status.server.ts';
import { leftFilesNote, storeInbound, tokenOfMessage } from './inbound.server.ts';
import { isFileType, MOST_FILE_BYTES, MOST_FILES, MOST_FILES_BYTES, SUBJECT_LIMIT } from './limits.ts';
import { textOfHtml, writtenText } from './mail-text.ts';
import { messageTime } from './message-time.ts';
import { recordStop } from './opt-outs.server.ts';
import { readSignedAddress } from './reply-address.ts';
import { stopWord } from './stop-words.ts';

/** `unknown`: the address is not one that we signed; the provider should not send it again. */
export type MailOutcome = 'stored' | 'known' | 'bounce' | 'unknown' | 'unreadable';

/** The longest file name that is kept. */
const NAME_LIMIT = 120;
/** The longest line of a mail (RFC 5322), and the longest address (RFC 5321). */
const ID_LIMIT = 998;
const ADDRESS_LIMIT = 320;

/**
 * Stores a mail that was sent to a signed address: an answer of the shopper, or the report of a bounce.
 * @param mail the envelope's recipient and the mail as received
 * @throws the database's error; the provider sends it again
 */
export async function receiveMail(
  pool: pg.Pool,
  { recipient, mime, arrivedAt }: { recipient: string; mime: string; arrivedAt: Date },
  secret: string,
): Promise<MailOutcome> {
  const addressee = recipient
    .split(',')
    .map((address) => readSignedAddress(address, secret))
    .find((read) => read !== null);
  if (!addressee) return 'unknown';
  const mail = await PostalMime.parse(mime).catch(() => null);
  if (!mail) return 'unreadable';
  if (addressee.purpose === 'bounce') {
    if (!isHarmless(mail)) await failMessage(pool, addressee.id, bounceProblem(mail));
    return 'bounce';
  }
  if (isDeliveryReport(mail)) {
    const last = isHarmless(mail) ? null : await lastSentMail(pool, addressee.id);
    if (last) await failMessage(pool, last, bounceProblem(mail));
    return 'bounce';
  }
  const thread = await threadOf(pool, addressee.id);
  if (!thread) return 'unknown';
  const address = cutText(cleanLine(mail.from?.address ?? ''), ADDRESS_LIMIT).toLowerCase();
  const { files, left } = filesOf(mail);
  const written = writtenText(cleanText(mail.text ?? textOfHtml(mail.html ?? '')));
  if (stopWord(written) === 'stop' && address)
    await transaction(pool, async (connection) => {
      await recordStop(connection, { siteSlug: thread.siteSlug, channel: 'email', address });
      await stopMailAlerts(connection, { siteSlug: thread.siteSlug, email: address });
      await withdrawOptIns(connection, {
        siteSlugs: [thread.siteSlug],
        email: address,
        source: 'STOP by email',
      });
    });
  const id = await storeInbound(pool, {
    threadId: addressee.id,
    channel: 'email',
    subject: cutText(cleanLine(mail.subject ?? ''), SUBJECT_LIMIT),
    text: [written, leftFilesNote(left)].filter(Boolean).join('\n\n'),
    address,
    // A mail without an id, or with one too long to store, is recognised by its content.
    providerId: idOf(mail.messageId) ?? tokenOfMessage(mime),
    sentAt: await timeOf(pool, mail, arrivedAt),
    files,
  });
  return id ? 'stored' : 'known';
}

/** Returns a Message-ID that can be stored; null for a missing one, or one longer than a header line. */
function idOf(messageId: string | undefined): string | null {
  const id = cleanLine(messageId ?? '');
  return id && id.length <= ID_LIMIT ? id : null;
}

const dateOf = (text: string | undefined): Date | null => {
  const date = text ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** Returns the time by which a mail is ordered, which is not before the message that it answers. */
async function timeOf(db: Queryable, mail: Email, arrivedAt: Date): Promise<Date> {
  const date = dateOf(mail.date);
  // Dates of mails have whole seconds, so it was written until the end of its second.
  const time = messageTime(date && new Date(Math.min(date.getTime() + 999, arrivedAt.getTime())), arrivedAt);
  const answeredId = idOf(mail.inReplyTo);
  if (!answeredId) return time;
  const { rows } = await db.query<{ sentAt: Date }>(
    `select sent_at as "sentAt" from lead_messages where channel = 'email' and provider_id = $1`,
    [answeredId],
  );
  const answered = rows[0]?.sentAt.getTime();
  // PostgreSQL's times are more precise, so the next millisecond.
  return answered !== undefined && answered >= time.getTime() ? new Date(answered + 1) : time;
}

async function threadOf(db: Queryable, id: string): Promise<{ siteSlug: string } | null> {
  const { rows } = await db.query<{ siteSlug: string }>(
    'select site_slug as "siteSlug" from lead_threads where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

async function lastSentMail(db: Queryable, threadId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from lead_messages where thread_id = $1 and direction = 'out' and channel = 'email'
       and state in ('sent', 'delivered') order by number desc limit 1`,
    [threadId],
  );
  return rows[0]?.id ?? null;
}

const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? '';

/** Returns whether a mail reports a failed delivery (RFC 3464), as some servers send them to the reply address. */
const isDeliveryReport = (mail: Email): boolean =>
  /^multipart\/report\b.*report-type="?delivery-status/is.test(headerOf(mail, 'content-type'));

/**
 * Returns whether a mail to a bounce address says that the message was delivered or still may be: a report of a
 * delay or a success (RFC 3464), or an out-of-office reply (RFC 3834).
 */
function isHarmless(mail: Email): boolean {
  if (!isDeliveryReport(mail)) return /^auto-replied\b/i.test(headerOf(mail, 'auto-submitted'));
  const actions = [...reportOf(mail).matchAll(/^Action:\s*(\w+)/gim)].map(([, action = '']) => action);
  return actions.length > 0 && !actions.some((action) => action.toLowerCase() === 'failed');
}

const reportOf = ({ attachments, text = '' }: Email): string => {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return report ? textOf(report.content) : text;
};

/** Returns the status code of a bounce, which names nobody: 'rejected after sending, 5.1.1'. */
function bounceProblem(mail: Email): string {
  const [, status] = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(reportOf(mail)) ?? [];
  return ['the mail came back', status].filter(Boolean).join(', ');
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Returns the files that are kept, and how many are not. Inline pictures of signatures have no name. */
function filesOf(mail: Email): { files: LeadFile[]; left: number } {
  let bytes = 0;
  let left = 0;
  const files: LeadFile[] = [];
  for (const { filename, mimeType, content } of mail.attachments) {
    if (!filename) continue;
    const body = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const fits =
      isFileType(mimeType) &&
      body.length <= MOST_FILE_BYTES &&
      bytes + body.length <= MOST_FILES_BYTES &&
      files.length < MOST_FILES;
    if (!fits) {
      left += 1;
      continue;
    }
    bytes += body.length;
    files.push({ name: cutText(cleanLine(filename), NAME_LIMIT), type: mimeType, content: body });
  }
  return { files, left };
}
