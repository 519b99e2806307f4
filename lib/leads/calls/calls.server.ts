import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf } from '../../platform/database/row.ts';
import { leadCalls } from '../tables/conversation.ts';
import { type CallEntry, callEntries, type StoredCall } from './entries.ts';

const CALL_COLUMNS = columnsOf(leadCalls, [
  'id',
  'direction',
  'state',
  'source',
  'authorId',
  'startedAt',
  'seconds',
]);

/** Returns the calls of a thread, for its timeline. The caller checks access to the thread. */
export async function callsOf(db: Queryable, threadId: string): Promise<CallEntry[]> {
  const { rows } = await db.query<StoredCall>(
    `select ${CALL_COLUMNS} from lead_calls where thread_id = $1 order by started_at limit 500`,
    [threadId],
  );
  return callEntries(rows);
}
