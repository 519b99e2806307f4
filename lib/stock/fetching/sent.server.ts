import { Readable } from 'node:stream';
import type { Queryable } from '../../database/client.server.ts';
import { download } from './download.server.ts';
import { FetchProblem } from './problem.ts';
import type { FeedSource } from './source.ts';
import type { Transport } from './transport.ts';

/** A file as somebody sent it. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** Keeps the file that somebody of the studio sent for a feed, in place of the one before. */
export async function keepSentFile(
  db: Queryable,
  feedId: string,
  { name, content, by }: { name: string; content: Uint8Array; by: string },
): Promise<void> {
  await db.query(
    `insert into feed_files (feed_id, name, content, sent_by) values ($1, $2, $3, $4)
     on conflict (feed_id) do update
     set name = excluded.name, content = excluded.content, sent_by = excluded.sent_by, sent_at = now()`,
    [feedId, name, content, by],
  );
}

/** The file that was sent last for a feed; null when there is none yet. */
export async function sentFile(db: Queryable, feedId: string): Promise<SentFile | null> {
  const { rows } = await db.query<SentFile>('select name, content from feed_files where feed_id = $1', [
    feedId,
  ]);
  return rows[0] ?? null;
}

/** Takes the file that was sent last; it stays, and a run that is asked for judges it again. */
export const sentTransport: Transport<Extract<FeedSource, { kind: 'sent' }>> = async ({
  sent,
  folder,
  limits,
  signal,
}) => {
  const file = await sent();
  if (!file) throw new FetchProblem('No file has been sent yet. Send one in the studio’s Feeds tool.');
  const { name, content } = file;
  const path = await download(Readable.from([content]), { folder, name, limit: limits.fileBytes, signal });
  return { path, bytes: content.byteLength };
};
