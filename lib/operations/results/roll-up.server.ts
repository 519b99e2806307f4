import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { dayIn } from '../events/activity.ts';
import { dimensionSql, FACT_COLUMNS, FACTS, vehiclesSql } from './facts.ts';
import { DIMENSIONS, MOST_VALUES, OTHER, STAGES } from './selection.ts';
import { stageColumn } from './stage-columns.ts';

export interface CountedSite {
  slug: string;
  timeZone: string;
}

interface Options {
  /** Days before this one are complete and never counted again: their events may have been deleted. */
  sealedBefore: string;
  /** Stops after this many days, so that a job ends in time. */
  mostDays?: number;
}

const DIMENSION_SQL = dimensionSql('$4::date', '$5');

/** Facts are grouped before each is written once per dimension, which is most of the work of a busy day. */
const ROLL_UP = `
  with facts as materialized (
    select ${FACT_COLUMNS}, count(*)::int as n from (${FACTS}) fact group by ${FACT_COLUMNS}),
  vehicles as materialized (${vehiclesSql('select distinct car_id, $4::date as day, $3::timestamptz as ends_at from facts')}),
  keyed as (
    select key.dimension, key.value, key.within, f.stage, sum(f.n)::int as n
    from facts f left join vehicles v on v.id = f.car_id
    cross join lateral (values ${DIMENSIONS.map((name) => `('${name}', ${DIMENSION_SQL[name].join(', ')})`).join(', ')})
      as key(dimension, value, within)
    group by 1, 2, 3, 4),
  ranked as (
    select dimension, value, within, ${STAGES.map(
      (stage) => `coalesce(sum(n) filter (where stage = '${stage}'), 0) as ${stageColumn(stage)}`,
    ).join(', ')},
           row_number() over (partition by dimension order by sum(n) desc, value, within) 
             > case dimension when 'page' then ${MOST_VALUES.page} else ${MOST_VALUES.others} end as is_rest
    from keyed group by dimension, value, within)
  insert into results_days (site_slug, day, dimension, value, within, ${STAGES.map(stageColumn).join(', ')})
  select $1, $4::date, dimension, case when is_rest then '${OTHER}' else value end,
         case when is_rest then '' else within end, ${STAGES.map((stage) => `sum(${stageColumn(stage)})`).join(', ')}
  from ranked group by dimension, case when is_rest then '${OTHER}' else value end, case when is_rest then '' else within end`;

const COLUMNS = STAGES.map(stageColumn);

/**
 * Adds the days of a week up, and writes what differs: $1 the site, $2 a day of the week, $3 all dimensions, by
 * which the primary keys are read instead of whole tables.
 */
const ROLL_UP_WEEK = `
  with week as (select date_trunc('week', $2::date::timestamp)::date as monday),
  summed as materialized (
    select dimension, value, within, ${COLUMNS.map((name) => `sum(${name})::int as ${name}`).join(', ')}
    from results_days, week
    where site_slug = $1 and dimension = any($3) and day between monday and monday + 6 group by 1, 2, 3),
  gone as (
    delete from results_weeks old using week
    where site_slug = $1 and old.dimension = any($3) and old.week = monday
      and not exists (select from summed s where (s.dimension, s.value, s.within) = (old.dimension, old.value, old.within)))
  insert into results_weeks as old (site_slug, week, dimension, value, within, ${COLUMNS.join(', ')})
  select $1, monday, dimension, value, within, ${COLUMNS.join(', ')} from summed, week
  on conflict (site_slug, dimension, week, value, within) do update
    set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
      , counted_at = now()
    where old.dimension = 'total'
      or (${COLUMNS.map((name) => `old.${name}`).join(', ')}) is distinct from (${COLUMNS.map((name) => `excluded.${name}`).join(', ')})`;

/** Weeks whose days an earlier release has counted, during a roll-out or after a rollback: $1 the site. */
const STALE_WEEKS = `
  select to_char(d.week, 'YYYY-MM-DD') as day
  from (select date_trunc('week', day::timestamp)::date as week, max(counted_at) as counted_at,
               ${COLUMNS.map((name) => `sum(${name})`).join(' + ')} as n
        from results_days where site_slug = $1 and dimension = 'total' group by 1) d
  left join (select week, counted_at, ${COLUMNS.join(' + ')} as n
             from results_weeks where site_slug = $1 and dimension = 'total') w on w.week = d.week
  where w.week is null or d.counted_at > w.counted_at or d.n <> w.n`;

/**
 * Counts the days of sites whose figures have changed, oldest change first.
 * Several workers can run: a day is counted by one at a time, and each count starts from the current rows, so
 * it does not matter in which order changes arrive or how often a day is counted.
 * @returns the number of days counted
 * @throws the database's error; days counted before it stay counted
 */
export async function rollUp(
  pool: pg.Pool,
  sites: readonly CountedSite[],
  { sealedBefore, mostDays = Number.POSITIVE_INFINITY }: Options,
): Promise<number> {
  let count = 0;
  for (const site of sites) {
    // Marks that appear meanwhile are for the next run, so that a busy site does not keep the others waiting.
    for (const day of await changedDays(pool, site)) {
      if (count >= mostDays) return count;
      if (await rollUpDay(pool, site, day, sealedBefore)) count += 1;
    }
    await rollUpStaleWeeks(pool, site);
  }
  return count;
}

async function changedDays(db: Queryable, { slug, timeZone }: CountedSite): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `select to_char(at at time zone $2, 'YYYY-MM-DD') as day from results_marks
     where site_slug = $1 group by 1 order by min(id)`,
    [slug, timeZone],
  );
  return rows.map(({ day }) => day);
}

/** Counts a day if it has changed; false if another worker has done so meanwhile, or it is complete. */
const rollUpDay = (
  pool: pg.Pool,
  { slug, timeZone }: CountedSite,
  day: string,
  sealedBefore: string,
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    await lockWeek(connection, slug, day);
    const { rows: bounds } = await connection.query<{ from: Date; to: Date }>(
      `select $1::date::timestamp at time zone $2 as "from", ($1::date + 1)::timestamp at time zone $2 as "to"`,
      [day, timeZone],
    );
    const { from, to } = bounds[0] ?? {};
    const { rowCount } = await connection.query(
      'delete from results_marks where site_slug = $1 and at >= $2 and at < $3',
      [slug, from, to],
    );
    if (!rowCount || day < sealedBefore) return false;
    await connection.query(
      'delete from results_days where site_slug = $1 and day = $2 and dimension = any($3)',
      [slug, day, DIMENSIONS],
    );
    await connection.query({
      name: 'results-roll-up',
      text: ROLL_UP,
      values: [slug, from, to, day, timeZone],
    });
    await rollUpWeek(connection, slug, day);
    return true;
  });

/**
 * Locks the week of a day to the end of the transaction: a second worker waits here, and then sees what this one
 * has written.
 */
const lockWeek = (connection: Queryable, slug: string, day: string) =>
  connection.query(
    `select pg_advisory_xact_lock(hashtextextended('results ' || $1 || ' ' || date_trunc('week', $2::date::timestamp)::date, 0))`,
    [slug, day],
  );

const rollUpWeek = (connection: Queryable, slug: string, day: string) =>
  connection.query({ name: 'results-week', text: ROLL_UP_WEEK, values: [slug, day, DIMENSIONS] });

async function rollUpStaleWeeks(pool: pg.Pool, { slug }: CountedSite): Promise<void> {
  const { rows } = await pool.query<{ day: string }>(STALE_WEEKS, [slug]);
  for (const { day } of rows)
    await transaction(pool, async (connection) => {
      await lockWeek(connection, slug, day);
      await rollUpWeek(connection, slug, day);
    });
}

/** Forgets old marks of sites that are not published. A site that is published again soon is still counted. */
export async function forgetUnknownSites(db: Queryable, sites: readonly CountedSite[]): Promise<void> {
  await db.query(`delete from results_marks where site_slug <> all($1) and at < now() - interval '30 days'`, [
    sites.map(({ slug }) => slug),
  ]);
}

/** Days between the deletion of raw rows and the last count of their day, for the time zones' difference. */
const MARGIN_DAYS = 2;

/**
 * Returns the first day that may still be counted: nothing of it has been deleted for its age.
 * @param keptDays retention periods of what results are counted from
 */
export const firstOpenDay = (now: Date, keptDays: readonly number[]): string =>
  dayIn('UTC', new Date(now.getTime() - (Math.min(...keptDays) - MARGIN_DAYS) * 86_400_000));
