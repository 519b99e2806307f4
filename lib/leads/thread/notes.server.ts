import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { touchThread } from './join.server.ts';
import { markThread } from './marks.server.ts';

interface OfThread {
  /** Sites whose threads may be changed. */
  siteSlugs: readonly string[];
  /** Studio user id of the author. */
  userId: string;
  threadId: string;
}

/** Adds a note to a thread, which its author has then read; returns its id, null if the thread does not exist. */
export const addNote = (pool: pg.Pool, of: OfThread, text: string): Promise<string | null> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `insert into lead_notes (id, thread_id, lead_id, author_id, text)
       select $1, id, lead_id, $3, $4 from lead_threads
       where id = $2 and site_slug = any($5) and lead_id is not null returning id`,
      [randomUUID(), of.threadId, of.userId, text, of.siteSlugs],
    );
    if (!rows[0]) return null;
    await touchThread(connection, of.threadId);
    await markThread(connection, of, true);
    return rows[0].id;
  });

/** Deletes a note of its author; returns false if it is someone else's or does not exist. */
export async function deleteNote(
  db: Queryable,
  { siteSlugs, userId, threadId }: OfThread,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from lead_notes using lead_threads t
     where lead_notes.id = $1 and lead_notes.thread_id = $2 and t.id = lead_notes.thread_id
       and t.site_slug = any($3) and lead_notes.author_id = $4`,
    [id, threadId, siteSlugs, userId],
  );
  return rowCount === 1;
}
