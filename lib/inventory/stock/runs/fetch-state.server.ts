import type { Queryable } from '../../../platform/database/client.server.ts';
import type { FetchState } from './runs.ts';

export async function fetchState(db: Queryable, feed: string): Promise<FetchState | null> {
  const { rows } = await db.query<FetchState>(
    `select requested_at is not null or due_at is not null as "isWaiting", started_at is not null as "isRunning",
            exists (select from feed_file_pieces sent where sent.feed_id = feed_sources.feed_id) as "takesFiles"
     from feed_sources where feed_id = $1`,
    [feed],
  );
  return rows[0] ?? null;
}
