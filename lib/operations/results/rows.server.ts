import type { Queryable } from '../../platform/database/client.server.ts';
import { SOURCE_KINDS, type SourceKind } from '../../sites/visit-source/source-kinds.ts';
import { sourceText } from '../../sites/visit-source/visit-text.ts';
import { dimensionSql, FACTS, RECORDS, UNPRICED_VEHICLES, vehiclesSql } from './facts.ts';
import { pagesOf } from './read.server.ts';
import type { CountedSite } from './roll-up.server.ts';
import {
  isPageStage,
  MOST_ROWS,
  OTHER,
  type PageRow,
  type RecordRow,
  type RowsAnswer,
  type RowsRequest,
} from './selection.ts';

type Wanted = Omit<RowsRequest, 'sites'> & { sites: readonly CountedSite[] };

const KEYS = 'select distinct car_id, day, (day + 1)::timestamp at time zone $4 as ends_at from facts';

const DIMENSION_SQL = dimensionSql('f.day', '$4');

/** Always true. Parameters need a type, also where a filter does not use them. */
const UNUSED = '($6::text, $7::text) is not null';

/**
 * SQL of the facts of a period that a filter selects, as `f`, each with its day, so that its vehicle's age and
 * price are those of the day. `OTHER` selects those whose value had no row of its own in the roll-up of their day.
 * Vehicles are joined only where the filter depends on them. Parameters as in `parametersOf`.
 */
function matching(facts: string, { filter }: Wanted): { with: string; from: string; where: string } {
  const withFacts = `facts as (
    select fact.*, (at at time zone $4)::date as day from (${facts}) fact where stage = $5)`;
  if (!filter) return { with: withFacts, from: 'facts f', where: UNUSED };
  const [value, within] = DIMENSION_SQL[filter.dimension];
  const where =
    filter.value === OTHER && filter.within === ''
      ? `not exists (select from results_days d where d.site_slug = $1 and d.dimension = '${filter.dimension}'
           and d.day = f.day and d.value = ${value} and d.within = ${within}) and ${UNUSED}`
      : `${value} = $6::text and ${within} = $7::text`;
  if (filter.dimension === 'price')
    return {
      with: `${withFacts}, vehicles as materialized (${vehiclesSql(KEYS)})`,
      from: 'facts f left join vehicles v on v.id = f.car_id and v.day = f.day',
      where,
    };
  const needsVehicle = ['place', 'make', 'model', 'age'].includes(filter.dimension);
  return {
    with: withFacts,
    from: needsVehicle ? `facts f left join (${UNPRICED_VEHICLES}) v on v.id = f.car_id` : 'facts f',
    where,
  };
}

const bounds = ({ from, to }: Wanted, { timeZone }: CountedSite) => [from, to, timeZone] as const;

/**
 * Returns what a figure is made of: pages with counts for page views, else the newest leads, reservations or
 * sales.
 * @param wanted.sites sites that the caller may see
 */
export async function resultRows(db: Queryable, wanted: Wanted): Promise<RowsAnswer> {
  const { stage, filter } = wanted;
  if (isPageStage(stage)) {
    const pages = filter
      ? await filteredPages(db, wanted)
      : await pagesOf(db, { ...wanted, sites: wanted.sites.map(({ slug }) => slug) }, stage);
    return {
      pages: pages.slice(0, MOST_ROWS),
      records: null,
      count: pages.reduce((sum, { count }) => sum + count, 0),
    };
  }
  const lists = await Promise.all(wanted.sites.map((site) => recordsOf(db, wanted, site)));
  const records = lists
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
  return {
    pages: null,
    records: records.slice(0, MOST_ROWS),
    count: lists.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The site, the period's bounds, the time zone, the stage and the filter's value, as parameters. */
async function parametersOf(db: Queryable, wanted: Wanted, site: CountedSite): Promise<unknown[]> {
  const { rows } = await db.query<{ from: Date; to: Date }>(
    `select $1::date::timestamp at time zone $3 as "from", ($2::date + 1)::timestamp at time zone $3 as "to"`,
    [...bounds(wanted, site)],
  );
  const { value = '', within = '' } = wanted.filter ?? {};
  return [site.slug, rows[0]?.from, rows[0]?.to, site.timeZone, wanted.stage, value, within];
}

async function filteredPages(db: Queryable, wanted: Wanted): Promise<PageRow[]> {
  const counts = new Map<string, number>();
  const selected = matching(FACTS, wanted);
  for (const site of wanted.sites) {
    const { rows } = await db.query<PageRow>(
      `with ${selected.with} select f.page, count(*)::int as count from ${selected.from}
       where ${selected.where} group by f.page`,
      await parametersOf(db, wanted, site),
    );
    for (const { page, count } of rows) counts.set(page, (counts.get(page) ?? 0) + count);
  }
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .toSorted((a, b) => b.count - a.count || a.page.localeCompare(b.page));
}

interface StoredRecord {
  id: string;
  at: Date;
  title: string;
  stocknum: string;
  name: string;
  source_kind: string | null;
  source_name: string | null;
  campaign: string | null;
  origin: string | null;
  matches: number;
}

async function recordsOf(
  db: Queryable,
  wanted: Wanted,
  site: CountedSite,
): Promise<{ rows: RecordRow[]; count: number }> {
  const selected = matching(RECORDS, wanted);
  const { rows } = await db.query<StoredRecord>(
    `with ${selected.with}
     select f.id, f.at, f.source_kind, f.source_name, f.campaign, s.origin,
            coalesce(cars.record->>'name', r.car->>'title', l.payload->>'subcategory', l.payload->>'category', '') as title,
            coalesce(cars.stocknum, r.car->>'stocknum', '') as stocknum,
            coalesce(l.payload->>'name', r.name, '') as name, count(*) over ()::int as matches
     from ${selected.from}
     left join cars on cars.id = f.car_id
     left join vehicle_sales s on s.id = case when f.stage = 'sales' then f.id::uuid end
     left join leads l on l.id = case f.stage when 'sales' then s.lead_id when 'reservations' then null else f.id::uuid end
     left join reservations r on f.stage = 'reservations' and r.reference = f.id
     where ${selected.where}
     order by f.at desc, f.id limit ${MOST_ROWS}`,
    await parametersOf(db, wanted, site),
  );
  return {
    count: rows[0]?.matches ?? 0,
    rows: rows.map(({ at, source_kind, source_name, campaign, matches: _, ...row }) => ({
      ...row,
      site: site.slug,
      at: at.toISOString(),
      source: isSourceKind(source_kind)
        ? sourceText({ kind: source_kind, name: source_name ?? '', campaign })
        : '',
    })),
  };
}

const isSourceKind = (kind: string | null): kind is SourceKind =>
  SOURCE_KINDS.some((known) => known === kind);
