import type { Queryable } from '../../platform/database/client.server.ts';
import { COUNT_LIMIT, type ThreadCounts } from './answers.ts';
import { IS_LATE_THREAD, IS_OPEN_THREAD, IS_STUCK_THREAD, UNREAD_DAYS } from './conditions.ts';

interface Counted {
  siteSlugs: readonly string[];
  /** The caller. */
  userId: string;
}

const count = (from: string): string =>
  `(select count(*)::int from (select 1 from ${from} limit ${COUNT_LIMIT}) counted)`;

const threads = (condition: string): string =>
  count(`lead_threads t where t.site_slug = any($1) and t.lead_id is not null and ${condition}`);

/** Threads that were active lately and not read since, and those marked as unread. */
const UNREAD = count(`(
  select t.id from lead_threads t left join lead_thread_reads r on r.thread_id = t.id and r.user_id = $2
  where t.site_slug = any($1) and t.lead_id is not null
    and t.active_at > now() - interval '${UNREAD_DAYS} days' and (r.read_at is null or r.read_at < t.active_at)
  union
  select t.id from lead_thread_reads r join lead_threads t on t.id = r.thread_id
  where r.user_id = $2 and t.site_slug = any($1) and t.lead_id is not null and r.read_at < t.active_at) unread`);

const tasks = (condition: string): string =>
  count(`lead_tasks k join lead_threads t on t.id = k.thread_id
    where t.site_slug = any($1) and k.done_at is null and (k.assignee_id is null or k.assignee_id = $2) ${condition}`);

/** Returns the counts of the views for a user, each at most `COUNT_LIMIT`. */
export async function threadCounts(db: Queryable, { siteSlugs, userId }: Counted): Promise<ThreadCounts> {
  const { rows } = await db.query<ThreadCounts>(
    `select ${threads(IS_OPEN_THREAD)} as open,
            ${threads('t.waiting_since is not null')} as unanswered,
            ${UNREAD} as unread,
            ${threads(`${IS_OPEN_THREAD} and t.owner_id = $2`)} as mine,
            ${threads(IS_LATE_THREAD)} as late,
            ${threads(IS_STUCK_THREAD)} as stuck,
            ${tasks('')} as tasks,
            ${tasks('and k.due_at < now()')} as "overdueTasks",
            ${count('leads where site_slug = any($1) and suspect')} as "heldBack"`,
    [siteSlugs, userId],
  );
  if (!rows[0]) throw new Error('the counts of threads are missing');
  return rows[0];
}

/** Returns how many threads a user has not read, at most `COUNT_LIMIT`. */
export async function unreadThreads(db: Queryable, { siteSlugs, userId }: Counted): Promise<number> {
  const { rows } = await db.query<{ unread: number }>(`select ${UNREAD} as unread`, [siteSlugs, userId]);
  return rows[0]?.unread ?? 0;
}
