import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { LeadFile } from '../files.server.ts';
import { touchThread } from '../thread/join.server.ts';
import type { MessageChannel } from '../thread/message-states.ts';

export interface InboundMessage {
  threadId: string;
  channel: MessageChannel;
  subject?: string;
  text: string;
  /** The shopper's address or number. */
  address: string;
  /** The provider's id, which recognises a message that arrives twice. */
  providerId: string;
  sentAt: Date;
  files?: readonly LeadFile[];
}

/** Returns the newest lead of a thread, to which its messages belong; null if all are deleted. */
export async function newestLeadOf(db: Queryable, threadId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select id from leads where thread_id = $1 order by created_at desc, id limit 1',
    [threadId],
  );
  return rows[0]?.id ?? null;
}

/**
 * Stores a shopper's message in its thread, once.
 * @returns its id; null if it was stored before, or if the thread no longer exists
 * @throws the database's error; nothing is stored then, and the provider sends it again
 */
export const storeInbound = (pool: pg.Pool, message: InboundMessage): Promise<string | null> =>
  transaction(pool, (connection) => insertInbound(connection, message));

/** Like `storeInbound`, within a transaction. */
export async function insertInbound(connection: Queryable, message: InboundMessage): Promise<string | null> {
  const leadId = await newestLeadOf(connection, message.threadId);
  if (!leadId) return null;
  const id = randomUUID();
  const { rowCount } = await connection.query(
    `insert into lead_messages (id, thread_id, lead_id, direction, channel, subject, text, state, provider_id, sent_at,
                                address)
     values ($1, $2, $3, 'in', $4, $5, $6, 'received', $7, $8, $9)
     on conflict (channel, provider_id) do nothing`,
    [
      id,
      message.threadId,
      leadId,
      message.channel,
      message.subject ?? '',
      message.text,
      message.providerId,
      message.sentAt,
      message.address,
    ],
  );
  if (rowCount === 0) return null;
  await storeFiles(connection, { messageId: id, leadId }, message.files ?? []);
  await touchThread(connection, message.threadId);
  return id;
}

/** Stores the files of a message. */
export async function storeFiles(
  connection: Queryable,
  { messageId, leadId }: { messageId: string; leadId: string },
  files: readonly LeadFile[],
): Promise<void> {
  for (const { name, type, content } of files)
    await connection.query(
      `insert into lead_message_files (id, message_id, lead_id, name, type, content) values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), messageId, leadId, name, type, Buffer.from(content)],
    );
}

/** Returns what a message says of its files that were not kept; empty if all were. */
export const leftFilesNote = (left: number): string =>
  left > 0 ? `[${left === 1 ? '1 file was' : `${left} files were`} not accepted]` : '';

/** Returns a UUID that is the same for the same provider id, for the token of a lead. */
export const tokenOfMessage = (providerId: string): string =>
  createHash('sha256')
    .update(providerId)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
