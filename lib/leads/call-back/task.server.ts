import type { Queryable } from '../../platform/database/client.server.ts';
import { type CallBack, windowText } from './windows.ts';

/**
 * Keeps the task of a lead's call-back in step with its payload: due when the window begins, gone if the
 * shopper no longer asks for it. A completed task stays.
 * @param connection within the lead's transaction, once it has joined its thread
 */
export async function keepCallBackTask(
  connection: Queryable,
  leadId: string,
  callBack: CallBack | undefined,
): Promise<void> {
  if (!callBack) {
    await connection.query('delete from lead_tasks where id = $1 and done_at is null', [leadId]);
    return;
  }
  // A lead has at most one call-back task, so the task uses the lead's id.
  await connection.query(
    `insert into lead_tasks (id, thread_id, lead_id, text, due_at)
     select id, thread_id, id, $2, $3 from leads where id = $1 and thread_id is not null
     on conflict (id) do update set text = excluded.text, due_at = excluded.due_at
       where lead_tasks.done_at is null`,
    [leadId, `Call back, ${windowText(callBack)}`, callBack.from],
  );
}
