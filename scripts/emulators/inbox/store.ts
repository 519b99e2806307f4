import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface MailEntry {
  id: string;
  type: 'mail';
  receivedAt: string;
  /** Sender and recipients of the SMTP envelope, which may differ from the headers. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  messageId: string;
  text: string;
}

export interface SmsEntry {
  id: string;
  type: 'text';
  receivedAt: string;
  from: string;
  to: string;
  body: string;
}

export type Entry = MailEntry | SmsEntry;

export interface FullMail extends MailEntry {
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
}

export interface InboxStore {
  /** Newest first; `search` matches words, addresses and numbers. */
  list(search?: string): Entry[];
  mail(id: string): Promise<FullMail | null>;
  raw(id: string): Promise<Uint8Array | null>;
  addMail(raw: Uint8Array, envelope: MailEntry['envelope']): Promise<MailEntry>;
  addText(text: Pick<SmsEntry, 'from' | 'to' | 'body'>): Promise<SmsEntry>;
  clear(): Promise<void>;
}

/** More than a demo sends in a month; beyond it the oldest messages are deleted. */
const MAX_MESSAGES = 2_000;
const ID = /^\d{13}-[0-9a-f]{8}$/;

/**
 * Opens the inbox stored in a folder: each mail as received (`.eml`) with its summary (`.json`). A message is
 * on disk before its acceptance is acknowledged.
 */
export async function openInbox(folder: string): Promise<InboxStore> {
  await mkdir(folder, { recursive: true });
  const entries: Entry[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    // Skip a file that a killed process left incomplete.
    const entry = await readFile(join(folder, file), 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    if (entry) entries.push(entry);
  }
  entries.sort((one, other) => other.id.localeCompare(one.id));

  const write = async (name: string, content: string | Uint8Array) => {
    const partial = join(folder, `${name}.part`);
    await writeFile(partial, content);
    await rename(partial, join(folder, name));
  };
  const add = async <New extends Entry>(entry: New): Promise<New> => {
    await write(`${entry.id}.json`, JSON.stringify(entry));
    entries.unshift(entry);
    for (const oldEntry of entries.splice(MAX_MESSAGES)) await deleteFiles(oldEntry.id);
    return entry;
  };
  const deleteFiles = async (id: string) => {
    for (const kind of ['json', 'eml']) await rm(join(folder, `${id}.${kind}`), { force: true });
  };
  const raw = async (id: string) => {
    const file = join(folder, `${id}.eml`);
    return ID.test(id) && existsSync(file) ? readFile(file) : null;
  };

  return {
    list: (search = '') => {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      return words.length === 0 ? [...entries] : entries.filter((entry) => matches(entry, words));
    },
    raw,
    mail: async (id) => {
      const entry = entries.find((candidate) => candidate.id === id);
      const source = await raw(id);
      return entry?.type === 'mail' && source ? fullMail(entry, await PostalMime.parse(source)) : null;
    },
    addMail: async (source, envelope) => {
      const mail = await PostalMime.parse(source);
      const id = newId();
      await write(`${id}.eml`, source);
      return add(summary(id, mail, envelope));
    },
    addText: (text) => add({ id: newId(), type: 'text', receivedAt: new Date().toISOString(), ...text }),
    clear: async () => {
      for (const { id } of entries.splice(0)) await deleteFiles(id);
    },
  };
}

const newId = () => `${Date.now()}-${randomUUID().slice(0, 8)}`;

const matches = (entry: Entry, words: string[]) => {
  const text = JSON.stringify(entry).toLowerCase();
  return words.every((word) => text.includes(word));
};

type Addressed = NonNullable<Email['to']>[number];
const addressOf = ({ name, address }: Pick<Addressed, 'name' | 'address'>) =>
  name ? `${name} <${address ?? ''}>` : (address ?? '');

function summary(id: string, mail: Email, envelope: MailEntry['envelope']): MailEntry {
  return {
    id,
    type: 'mail',
    receivedAt: new Date().toISOString(),
    envelope,
    from: mail.from ? addressOf(mail.from) : envelope.from,
    to: (mail.to ?? []).map(addressOf),
    replyTo: (mail.replyTo ?? []).map(addressOf),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
  };
}

function fullMail(entry: MailEntry, mail: Email): FullMail {
  return {
    ...entry,
    html: mail.html ? withInlinePictures(mail.html, mail.attachments) : null,
    headers: mail.headers.map(({ originalKey, key, value }) => ({ name: originalKey || key, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      bytes: bytesOf(content).length,
    })),
  };
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Embeds a mail's inline images (`cid:`) in its HTML, like mail clients. */
function withInlinePictures(html: string, attachments: Email['attachments']): string {
  return html.replace(/cid:([\w.@-]+)/g, (match, cid: string) => {
    const picture = attachments.find(({ contentId }) => contentId?.replace(/[<>]/g, '') === cid);
    if (!picture?.mimeType.startsWith('image/')) return match;
    return `data:${picture.mimeType};base64,${Buffer.from(bytesOf(picture.content)).toString('base64')}`;
  });
}
