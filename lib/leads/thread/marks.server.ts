import type { Queryable } from '../../platform/database/client.server.ts';

interface Mark {
  siteSlugs: readonly string[];
  /** Studio user id. */
  userId: string;
  threadId: string;
}

/**
 * Marks a thread as read by a user up to now, or as unread.
 * @param siteSlugs sites whose threads may be read
 * @returns whether the thread exists
 */
export async function markThread(
  db: Queryable,
  { siteSlugs, userId, threadId }: Mark,
  isRead: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lead_thread_reads (thread_id, user_id, read_at)
     select id, $2, case when $4 then greatest(now(), active_at) else active_at - interval '1 millisecond' end
     from lead_threads where id = $1 and site_slug = any($3)
     on conflict (thread_id, user_id) do update set read_at = excluded.read_at`,
    [threadId, userId, siteSlugs, isRead],
  );
  return rowCount === 1;
}
