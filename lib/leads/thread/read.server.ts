import type pg from 'pg';
import { leadsOfThread } from '../inbox.server.ts';
import type { InboxLead } from '../inbox.ts';
import { leadTitle } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import type { ListedThread, OtherThread, ThreadTask, TimelineEntry } from './answers.ts';
import { listedThreadById } from './list.server.ts';
import { tasksOfThread } from './tasks.server.ts';
import { otherThreads, shopperOf, threadEntries } from './timeline.server.ts';

export interface StoredThread {
  thread: ListedThread & { createdAt: string };
  carId: string | null;
  leads: InboxLead[];
  others: OtherThread[];
  tasks: ThreadTask[];
  /** Without its leads. */
  entries: Exclude<TimelineEntry, { kind: 'lead' | 'viewed' }>[];
}

/**
 * Returns everything about a thread; null if it does not exist, or is of none of these sites.
 * @param siteSlugs sites whose threads may be read
 * @param userId the caller, for unread marks and own notes
 */
export async function readThread(
  pool: pg.Pool,
  of: { siteSlugs: readonly string[]; userId: string; id: string },
): Promise<StoredThread | null> {
  const found = await listedThreadById(pool, of);
  if (!found) return null;
  const { carId, ...thread } = found;
  const leads = await leadsOfThread(pool, thread.id);
  const [entries, tasks, others] = await Promise.all([
    threadEntries(pool, { threadId: thread.id, leads, userId: of.userId }),
    tasksOfThread(pool, thread.id),
    titledThreads(pool, await otherThreads(pool, shopperOf(leads), thread.id)),
  ]);
  return { thread, carId, leads, others, tasks, entries };
}

async function titledThreads(
  pool: pg.Pool,
  threads: Awaited<ReturnType<typeof otherThreads>>,
): Promise<OtherThread[]> {
  if (threads.length === 0) return [];
  const { rows } = await pool.query<{ id: string; kind: InboxLead['kind']; payload: LeadPayload }>(
    'select id, kind, payload from leads where id = any($1)',
    [threads.map(({ leadId }) => leadId)],
  );
  const titles = new Map(rows.map(({ id, ...lead }) => [id, leadTitle(lead)]));
  return threads.map(({ leadId, activeAt, ...thread }) => ({
    ...thread,
    activeAt: activeAt.toISOString(),
    about: titles.get(leadId) ?? '',
  }));
}
