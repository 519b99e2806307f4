import type { Queryable } from '../../platform/database/client.server.ts';
import type { AnswerFigures, AnswerReport, ReportGroup } from './report.ts';

const FIGURES = `count(*)::int as leads, count(answered_at)::int as answered,
  round(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes",
  round(percentile_cont(0.9) within group (order by minutes))::int as "p90Minutes",
  count(*) filter (where answer_due_at is not null and (answered_at is not null or answer_due_at <= now()))::int as due,
  count(*) filter (where answered_at <= answer_due_at)::int as "onTime"`;

interface GroupRow extends AnswerFigures {
  group: ReportGroup | 'total';
  key: string;
  site: string;
  name: string;
}

/**
 * Returns the response times of leads that arrived in a period, in all and by site, location, person, kind and
 * source. A lead counts as answered once staff have replied, logged a call or changed its status; suspected
 * spam is left out. Names of locations are empty.
 * @param options.from start of the period, included
 * @param options.to end, excluded
 */
export async function answerReport(
  db: Queryable,
  { siteSlugs, from, to }: { siteSlugs: readonly string[]; from: Date; to: Date },
): Promise<AnswerReport> {
  const { rows } = await db.query<GroupRow>(
    `with counted as (
       select leads.site_slug as site, coalesce(leads.location_id, '') as place, leads.kind,
              coalesce(t.owner_id, '') as person, coalesce(payload->'lead_attributes'->'visit'->'last'->>'kind', '') as source,
              answered_at, answer_due_at, extract(epoch from answered_at - leads.created_at) / 60 as minutes
       from leads left join lead_threads t on t.id = leads.thread_id
       where not suspect and leads.site_slug = any($1) and leads.created_at >= $2 and leads.created_at < $3),
     figures as (
       select case when grouping(kind) = 0 then 'kind' when grouping(person) = 0 then 'person'
                   when grouping(source) = 0 then 'source' when grouping(place) = 0 then 'place'
                   when grouping(site) = 0 then 'site' else 'total' end as "group",
              coalesce(case when grouping(kind) = 0 then kind when grouping(person) = 0 then person
                            when grouping(source) = 0 then source when grouping(place) = 0 then place
                            else site end, '') as key,
              coalesce(site, '') as site, ${FIGURES}
       from counted group by grouping sets ((), (site), (site, place), (person), (kind), (source)))
     select figures.*, coalesce((select m.name from lead_team_members m
       where figures."group" = 'person' and m.user_id = figures.key and m.site_slug = any($1) limit 1), '') as name
     from figures order by leads desc, key`,
    [siteSlugs, from, to],
  );
  const total = rows.find(({ group }) => group === 'total');
  return {
    total: figuresOf(total),
    rows: rows.flatMap(({ group, key, site, name, ...figures }) =>
      group === 'total' ? [] : [{ group, key, site, name, ...figuresOf(figures) }],
    ),
  };
}

const figuresOf = (row: AnswerFigures | undefined): AnswerFigures => ({
  leads: row?.leads ?? 0,
  answered: row?.answered ?? 0,
  medianMinutes: row?.medianMinutes ?? null,
  p90Minutes: row?.p90Minutes ?? null,
  due: row?.due ?? 0,
  onTime: row?.onTime ?? 0,
});
