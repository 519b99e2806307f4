import { Readable } from 'node:stream';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { download } from './download.server.ts';
import { FetchProblem } from './fetch-problem.ts';
import type { FeedSource } from './source.ts';
import type { SentFile, Transport } from './transport.ts';

/**
 * A chunk of a file. Files are uploaded in chunks because the storefront limits the length of request bodies.
 */
export interface Piece {
  /** Identifies the upload; the same for all chunks of a file. */
  sending: string;
  piece: number;
  pieces: number;
  name: string;
  content: Uint8Array;
  by: string;
}

/**
 * Stores one chunk of an upload. When all chunks are present, they replace every other uploaded file of the
 * feed.
 *
 * @returns whether the file is complete
 */
export async function storePiece(
  db: Queryable,
  feedId: string,
  { sending, piece, pieces, name, content, by }: Piece,
): Promise<boolean> {
  await db.query(
    `insert into feed_file_pieces (feed_id, sending, piece, pieces, name, content, sent_by)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (feed_id, sending, piece) do update set content = excluded.content, sent_at = now()`,
    [feedId, sending, piece, pieces, name, content, by],
  );
  const { rowCount } = await db.query(
    `select from feed_file_pieces where feed_id = $1 and sending = $2 having count(*) = $3`,
    [feedId, sending, pieces],
  );
  if (!rowCount) return false;
  await db.query('delete from feed_file_pieces where feed_id = $1 and sending <> $2', [feedId, sending]);
  return true;
}

/** Returns the latest complete upload of a feed, or null. */
export async function sentFile(db: Queryable, feedId: string): Promise<SentFile | null> {
  const { rows } = await db.query<{ sending: string; name: string; pieces: number }>(
    `select sending, min(name) as name, min(pieces) as pieces from feed_file_pieces where feed_id = $1
     group by sending having count(*) = min(pieces) order by max(sent_at) desc limit 1`,
    [feedId],
  );
  const [file] = rows;
  return file ? { name: file.name, content: piecesOf(db, feedId, file) } : null;
}

async function* piecesOf(
  db: Queryable,
  feedId: string,
  { sending, pieces }: { sending: string; pieces: number },
): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const { rows } = await db.query<{ content: Buffer }>(
      'select content from feed_file_pieces where feed_id = $1 and sending = $2 and piece = $3',
      [feedId, sending, piece],
    );
    if (!rows[0]) throw new FetchProblem('Another file was uploaded while this one was being read.');
    yield rows[0].content;
  }
}

/** Fetches the latest upload. It is kept, so a requested run judges it again. */
export const sentTransport: Transport<Extract<FeedSource, { kind: 'sent' }>> = async ({
  sent: latestFile,
  folder,
  limits,
  signal,
}) => {
  const file = await latestFile();
  if (!file) throw new FetchProblem('No file has been uploaded yet. Upload one in the studio’s Feeds tool.');
  const { name, content } = file;
  return { path: await download(Readable.from(content), { folder, name, limit: limits.fileBytes, signal }) };
};
