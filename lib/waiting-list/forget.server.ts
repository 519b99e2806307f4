import type { Queryable } from '../database/client.server.ts';

/** Who was told is forgotten after this time: long enough for the mail to go out, and for its link to say that all is done. */
export const KEEP_TOLD_DAYS = 7;
/** Who still waits then has bought another car: no reservation lasts nearly as long. */
export const KEEP_WAITING_WEEKS = 8;

/**
 * Deletes the addresses that nobody needs any more. A mail that still waits to go out keeps its place.
 * @returns how many were deleted
 */
export async function forgetWaiting(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from waiting_list_entries e
     where (mailed_at < now() - make_interval(days => $1)
            and not exists (select from mail_deliveries m where m.waiting_list_entry_id = e.id and m.state = 'waiting'))
        or (mailed_at is null and joined_at < now() - make_interval(weeks => $2))`,
    [KEEP_TOLD_DAYS, KEEP_WAITING_WEEKS],
  );
  return rowCount ?? 0;
}
