import type { Queryable } from '../../platform/database/client.server.ts';

/** A lead joins a thread of the same shopper and vehicle that was active within this many days. */
export const THREAD_DAYS = 90;

/**
 * Adds a lead to the thread of its shopper and vehicle, or to a new one, and marks the thread as active.
 * Shoppers are matched by phone or email. If the other contact differs, the sender may be somebody else, so the
 * lead begins a thread of its own. Leads of the same shopper that arrive at once wait for each other.
 * A function of the database, because many leads may arrive at once and this takes six statements.
 * @param connection within the lead's transaction
 * @returns the thread's id
 */
export async function joinThread(connection: Queryable, leadId: string): Promise<string> {
  const { rows } = await connection.query<{ id: string }>({
    name: 'join-lead-thread',
    text: 'select join_lead_thread($1, $2) as id',
    values: [leadId, THREAD_DAYS],
  });
  if (!rows[0]) throw new Error('Lead not found');
  return rows[0].id;
}

/**
 * Records that staff answered the shopper: leads of the thread without an answer count as answered now, and
 * new ones become 'contacted'. Call it for a reply, a logged call or a change of status.
 * @param connection within a transaction
 */
export async function recordAnswer(connection: Queryable, threadId: string): Promise<void> {
  await connection.query(
    `update leads set answered_at = coalesce(answered_at, now()),
            status = case when status = 'new' then 'contacted' else status end,
            status_at = case when status = 'new' then now() else status_at end
     where thread_id = $1 and (answered_at is null or status = 'new')`,
    [threadId],
  );
  await connection.query('update lead_threads set active_at = now(), waiting_since = null where id = $1', [
    threadId,
  ]);
}

/** Marks a thread as active, so that it is listed first and unread for others. */
export const touchThread = async (db: Queryable, threadId: string): Promise<void> => {
  await db.query('update lead_threads set active_at = now() where id = $1', [threadId]);
};
