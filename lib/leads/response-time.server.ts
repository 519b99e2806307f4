import type { Queryable } from '../platform/database/client.server.ts';
import type { ResponseWeek } from './inbox.ts';

const WEEKS = 8;

/**
 * Returns weekly response times: how long until staff first set a lead's status, by the week it arrived.
 * Uses the median, so that a lead left over a holiday does not distort the week. Omits weeks without leads.
 * @param options.timeZone IANA name, defines where weeks begin
 */
export async function responseWeeks(
  db: Queryable,
  { siteSlugs, timeZone }: { siteSlugs: readonly string[]; timeZone: string },
): Promise<ResponseWeek[]> {
  const { rows } = await db.query<ResponseWeek>(
    `select to_char(date_trunc('week', created_at at time zone $2), 'YYYY-MM-DD') as week,
            count(*)::int as leads, count(answered_at)::int as answered,
            round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at))
              filter (where answered_at is not null)) / 60)::int as "medianMinutes"
     from leads
     where not suspect and site_slug = any($1)
       and created_at >= (date_trunc('week', now() at time zone $2) - make_interval(weeks => $3)) at time zone $2
     group by 1 order by 1 desc`,
    [siteSlugs, timeZone, WEEKS - 1],
  );
  return rows;
}
