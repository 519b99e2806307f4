import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import type { LeadStatus } from '../status.ts';

/**
 * Sets the status of all leads of a thread, which the shopper sees in My Garage. Anything but `new` counts as
 * an answer.
 * @param siteSlugs sites whose threads may be changed
 * @param userId the studio user, for the thread's history
 * @returns whether the thread exists
 */
export const setThreadStatus = (
  pool: pg.Pool,
  siteSlugs: readonly string[],
  { threadId, status, userId }: { threadId: string; status: LeadStatus; userId: string },
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    // Read by the trigger that keeps the history.
    await connection.query("select set_config('forecourt.staff', $1, true)", [userId]);
    const { rowCount } = await connection.query(
      `update leads set status = $3, status_at = case when status = $3 then status_at else now() end,
              answered_at = coalesce(answered_at, case when $3 <> 'new' then now() end)
       where thread_id = $1 and site_slug = any($2) and not suspect`,
      [threadId, siteSlugs, status],
    );
    if (!rowCount) return false;
    if (status !== 'new')
      await connection.query('update lead_threads set waiting_since = null where id = $1', [threadId]);
    return true;
  });
