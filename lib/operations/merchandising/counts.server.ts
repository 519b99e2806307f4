import { firstViewDay, VIEW_DAYS } from '../../inventory/stock/view-days.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { PriceChange } from '../../vehicle/price-comparison/price-history.ts';
import type { ChangeWindow, DayRange } from './price-effect.ts';

interface Scope {
  slug: string;
  timeZone: string;
}

export interface VehicleCounts {
  views: number;
  saves: number;
  enquiries: number;
  openEnquiries: number;
}

export const NO_COUNTS: VehicleCounts = { views: 0, saves: 0, enquiries: 0, openEnquiries: 0 };

/** Returns what shoppers of a site did with each vehicle in the last 30 days; saves of any age. */
export async function vehicleCounts(
  db: Queryable,
  { slug, timeZone }: Scope,
): Promise<Map<string, VehicleCounts>> {
  const { rows } = await db.query<VehicleCounts & { id: string }>({
    name: 'merchandising-counts',
    text: `select id, sum(views)::int as views, sum(saves)::int as saves, sum(enquiries)::int as enquiries,
                  sum(open)::int as "openEnquiries"
           from (
             select car_id as id, views, 0 as saves, 0 as enquiries, 0 as open from car_view_days
             where site = $1 and day >= ${firstViewDay('$2')}
             union all
             select car_id, 0, 1, 0, 0 from watchlist_items where site_slug = $1
             union all
             select payload->>'car_id', 0, 0, 1, (finished and status = 'new')::int
             from leads where site_slug = $1 and not suspect and payload->>'car_id' is not null
               and created_at >= (${firstViewDay('$2')})::timestamp at time zone $2
           ) counted
           group by id`,
    values: [slug, timeZone],
  });
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Returns the first whole day on which a site's views were counted; null before that. */
export async function firstCountedDay(db: Queryable, { slug }: Scope): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select to_char(min(day) + 1, 'YYYY-MM-DD') as day from car_view_days where site = $1`,
    [slug],
  );
  return rows[0]?.day ?? null;
}

/** Days after which nobody asks what a price change did. */
const CHANGES_BACK = VIEW_DAYS * 2;

/** Returns the prices of vehicles whose price changed lately, oldest first. */
export async function recentPrices(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, PriceChange[]>> {
  const { rows } = await db.query<{ id: string; at: Date; price: number }>({
    name: 'merchandising-prices',
    text: `select car_id as id, at, price from price_changes
           where car_id in (
             select car_id from price_changes
             where car_id = any($1) and was is not null and at >= now() - make_interval(days => $2)
           ) order by id`,
    values: [ids, CHANGES_BACK],
  });
  const byVehicle = new Map<string, PriceChange[]>();
  for (const { id, at, price } of rows) {
    const changes = byVehicle.get(id) ?? [];
    changes.push({ at, price });
    byVehicle.set(id, changes);
  }
  return byVehicle;
}

/** Counts on both sides of a price change. */
export interface SideCounts {
  views: { before: number; after: number };
  enquiries: { before: number; after: number };
}

/** Returns the views and enquiries of vehicles in the days before and after their price changed. */
export async function countsAround(
  db: Queryable,
  { slug, timeZone }: Scope,
  changes: readonly { id: string; windows: NonNullable<ChangeWindow['windows']> }[],
): Promise<Map<string, SideCounts>> {
  if (changes.length === 0) return new Map();
  const sides = changes.flatMap(({ id, windows }) =>
    (['before', 'after'] as const).map((side) => ({ id, side, ...(windows[side] satisfies DayRange) })),
  );
  const { rows } = await db.query<{
    id: string;
    side: 'before' | 'after';
    views: number;
    enquiries: number;
  }>({
    name: 'merchandising-around',
    text: `with side as materialized (
             select * from unnest($3::text[], $4::text[], $5::date[], $6::date[]) as given(id, side, first, last)
           ), counted as (
             select side.id, side, views, 0 as enquiries from side
             join car_view_days on site = $1 and car_id = side.id and day between first and last
             union all
             select side.id, side, 0, 1 from side
             join leads on site_slug = $1 and payload->>'car_id' = side.id and not suspect
               and (created_at at time zone $2)::date between first and last
             where created_at >= (select min(first) from side) - interval '1 day'
             union all
             select id, side, 0, 0 from side
           )
           select id, side, sum(views)::int as views, sum(enquiries)::int as enquiries from counted
           group by id, side`,
    values: [
      slug,
      timeZone,
      sides.map(({ id }) => id),
      sides.map(({ side }) => side),
      sides.map(({ from }) => from),
      sides.map(({ to }) => to),
    ],
  });
  const byVehicle = new Map<string, SideCounts>();
  for (const { id, side, views, enquiries } of rows) {
    const counts = byVehicle.get(id) ?? {
      views: { before: 0, after: 0 },
      enquiries: { before: 0, after: 0 },
    };
    counts.views[side] = views;
    counts.enquiries[side] = enquiries;
    byVehicle.set(id, counts);
  }
  return byVehicle;
}
