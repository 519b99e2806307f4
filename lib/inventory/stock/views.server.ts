import type { Queryable } from '../../platform/database/client.server.ts';

export async function readViews(db: Queryable, site: string, carId: string): Promise<number> {
  const { rows } = await db.query<{ views: number }>({
    name: 'car-views',
    text: 'select views from car_views where car_id = $1 and site = $2',
    values: [carId, site],
  });
  return rows[0]?.views ?? 0;
}

/** Counts one more view, in total and for the day in the site's time zone; safe for concurrent views. */
export async function countView(
  db: Queryable,
  site: { slug: string; timeZone: string },
  carId: string,
): Promise<number> {
  const { rows } = await db.query<{ views: number }>({
    name: 'car-views-count',
    text: `with counted as (
             insert into car_views (car_id, site, views) values ($1, $2, 1)
             on conflict (car_id, site) do update set views = car_views.views + 1, viewed_at = now()
             returning views
           ), of_day as (
             insert into car_view_days (site, car_id, day, views) values ($2, $1, (now() at time zone $3)::date, 1)
             on conflict (site, car_id, day) do update set views = car_view_days.views + 1
           )
           select views from counted`,
    values: [carId, site.slug, site.timeZone],
  });
  return rows[0]?.views ?? 0;
}
