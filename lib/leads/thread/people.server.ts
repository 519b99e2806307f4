import type { Queryable } from '../../platform/database/client.server.ts';
import type { ThreadPerson } from './answers.ts';

/**
 * Returns the people of these sites: their teams, and studio users who own a thread or have an open task.
 * People who have left are listed while they have one.
 */
export async function peopleOfThreads(db: Queryable, siteSlugs: readonly string[]): Promise<ThreadPerson[]> {
  const { rows } = await db.query<ThreadPerson>(
    `with named as (
       select user_id as id, site_slug as site, name, is_active from lead_team_members where site_slug = any($1)),
     involved as (
       select owner_id as id, site_slug as site from lead_threads where site_slug = any($1) and owner_id is not null
       union
       select k.assignee_id, t.site_slug from lead_tasks k join lead_threads t on t.id = k.thread_id
       where t.site_slug = any($1) and k.assignee_id is not null and k.done_at is null
       union
       select id, site from named where is_active)
     select id, (select min(name) from named where named.id = involved.id) as name,
            array_agg(site order by site) as sites
     from involved group by id order by 2 nulls last, id limit 200`,
    [siteSlugs],
  );
  return rows;
}
