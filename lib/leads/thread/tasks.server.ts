import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { FormKind } from '../form-kinds.ts';
import { leadTitle } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import type { ListedTask, TaskChange, TaskScope, ThreadTask } from './answers.ts';
import { Values } from './conditions.ts';
import { touchThread } from './join.server.ts';
import { markThread } from './marks.server.ts';

interface OfThread {
  /** Sites whose threads may be changed. */
  siteSlugs: readonly string[];
  /** Studio user id of the caller. */
  userId: string;
  threadId: string;
}

const TASK_COLUMNS = `k.id, k.thread_id as "threadId", k.text, k.due_at as "dueAt", k.assignee_id as "assigneeId",
  k.created_by as "createdBy", k.done_at as "doneAt"`;

type TaskRow = Omit<ThreadTask, 'dueAt' | 'doneAt'> & { dueAt: Date; doneAt: Date | null };

const taskOf = ({ dueAt, doneAt, ...row }: TaskRow): ThreadTask => ({
  ...row,
  dueAt: dueAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** Whether a task of thread `t` can be given to a person: nobody, the caller, or somebody of the site's team. */
const mayHave = (
  assignee: string,
  caller: string,
): string => `(${assignee}::text is null or ${assignee} = ${caller}
  or exists (select from lead_team_members m
             where m.site_slug = t.site_slug and m.user_id = ${assignee} and m.is_active))`;

/**
 * Adds a task to a thread, which the caller has then read.
 * @returns false if the thread does not exist, or the person is not in the team of its site
 */
export const addTask = (
  pool: pg.Pool,
  of: OfThread,
  { text, dueAt, assigneeId }: { text: string; dueAt: Date; assigneeId: string | null },
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const { rowCount } = await connection.query(
      `insert into lead_tasks (id, thread_id, lead_id, text, due_at, assignee_id, created_by)
       select $1, t.id, t.lead_id, $3, $4, $5, $6 from lead_threads t
       where t.id = $2 and t.site_slug = any($7) and t.lead_id is not null and ${mayHave('$5', '$6')}`,
      [randomUUID(), of.threadId, text, dueAt, assigneeId, of.userId, of.siteSlugs],
    );
    if (rowCount !== 1) return false;
    await touchThread(connection, of.threadId);
    await markThread(connection, of, true);
    return true;
  });

function changeStatement(change: TaskChange, userId: string, values: Values): string {
  switch (change.action) {
    case 'done':
      return `update lead_tasks k set done_at = coalesce(k.done_at, now()),
                     done_by = coalesce(k.done_by, ${values.add(userId)}) from lead_threads t`;
    case 'reopen':
      return 'update lead_tasks k set done_at = null, done_by = null from lead_threads t';
    case 'assign':
      return `update lead_tasks k set assignee_id = ${values.add(change.assigneeId)} from lead_threads t`;
    case 'remove':
      return 'delete from lead_tasks k using lead_threads t';
  }
}

/**
 * Completes, reopens, assigns or removes a task.
 * @returns false if it is not one of the thread, or the person is not in the team of its site
 */
export async function changeTask(
  db: Queryable,
  { siteSlugs, userId, threadId }: OfThread,
  change: TaskChange,
): Promise<boolean> {
  const values = new Values();
  const mayBeGiven =
    change.action === 'assign' ? `and ${mayHave(values.add(change.assigneeId), values.add(userId))}` : '';
  const { rowCount } = await db.query(
    `${changeStatement(change, userId, values)}
     where k.id = ${values.add(change.task)} and k.thread_id = ${values.add(threadId)}
       and t.id = k.thread_id and t.site_slug = any(${values.add(siteSlugs)}) ${mayBeGiven}`,
    values.list,
  );
  return rowCount === 1;
}

/** Returns the tasks of a thread: open ones first, the earliest due first. */
export async function tasksOfThread(db: Queryable, threadId: string): Promise<ThreadTask[]> {
  const { rows } = await db.query<TaskRow>(
    `select ${TASK_COLUMNS} from lead_tasks k where k.thread_id = $1
     order by k.done_at is not null, k.due_at, k.id limit 200`,
    [threadId],
  );
  return rows.map(taskOf);
}

/**
 * Returns open tasks, the earliest due first.
 * @param siteSlugs sites whose threads may be read
 * @param after id of the last task of the previous page
 */
export async function listTasks(
  db: Queryable,
  {
    siteSlugs,
    userId,
    scope,
    after,
    limit,
  }: {
    siteSlugs: readonly string[];
    userId: string;
    scope: TaskScope;
    after: string | null;
    limit: number;
  },
): Promise<{ tasks: ListedTask[]; next: string | null }> {
  const { rows } = await db.query<
    TaskRow & {
      site: string;
      dealershipId: string | null;
      locationId: string | null;
      kind: FormKind;
      payload: LeadPayload;
    }
  >(
    `select ${TASK_COLUMNS}, t.site_slug as site, t.dealership_id as "dealershipId",
            t.location_id as "locationId", lead.kind, lead.payload
     from lead_tasks k join lead_threads t on t.id = k.thread_id join leads lead on lead.id = t.lead_id
     where k.done_at is null and t.site_slug = any($1)
       and ($2 = 'all' or k.assignee_id is null or k.assignee_id = $3)
       and ($4::uuid is null or (k.due_at, k.id) > (select due_at, id from lead_tasks where id = $4))
     order by k.due_at, k.id limit $5`,
    [siteSlugs, scope, userId, after, limit + 1],
  );
  const tasks = rows.slice(0, limit).map(({ site, dealershipId, locationId, kind, payload, ...row }) => ({
    ...taskOf(row),
    site,
    dealershipId,
    locationId,
    name: payload.name,
    phone: payload.phone,
    about: leadTitle({ kind, payload }),
  }));
  return { tasks, next: rows.length > limit ? (tasks.at(-1)?.id ?? null) : null };
}
