import type { Queryable } from '../../platform/database/client.server.ts';

/** Returns the studio users who own a thread of these sites or have an open task in one. */
export async function peopleOfThreads(db: Queryable, siteSlugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select owner_id as id from lead_threads where site_slug = any($1) and owner_id is not null
     union
     select k.assignee_id from lead_tasks k join lead_threads t on t.id = k.thread_id
     where t.site_slug = any($1) and k.assignee_id is not null and k.done_at is null
     order by id limit 200`,
    [siteSlugs],
  );
  return rows.map(({ id }) => id);
}
