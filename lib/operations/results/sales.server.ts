import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import type { FoundVehicle, RecordedSale, SaleRequest } from './sale.ts';

export interface SellingSite {
  slug: string;
  timeZone: string;
  dealershipIds: readonly string[];
}

/** How long a sale follows what it was found by, such as a lead that is no longer won. */
const FOLLOWED_DAYS = 60;
/** Older sales are not looked for: they are deleted for their age (`retention/kinds.ts`), and would be found again. */
const FOUND_DAYS = 730;

/** SQL of the sales that follow from reservations, won leads and the feed, for a site and its dealerships. */
const FOUND = `
  select r.car_id, step.at as sold_at, 'reservation' as origin, null::uuid as lead_id, 1 as rank
  from reservations r
  join lateral (select max(at) as at from reservation_transitions t
                where t.reservation_id = r.id and t.to_status = 'completed') step on true
  where r.site_slug = $1 and r.status = 'completed' and step.at is not null
  union all
  select payload->>'car_id', coalesce(status_at, created_at), 'lead', id, 2
  from leads where site_slug = $1 and status = 'won' and not suspect and payload->>'car_id' is not null
  union all
  select id, updated_at, 'feed', null, 3
  from cars where dealership_id = any($2) and status = 'sold'`;

/**
 * Records a site's new sales, and removes those whose reason no longer holds. What staff entered is kept.
 * Safe to run at the same time in several workers.
 */
export const findSales = (
  pool: pg.Pool,
  { slug, dealershipIds }: Omit<SellingSite, 'timeZone'>,
): Promise<void> =>
  transaction(pool, async (connection) => {
    const values = [slug, dealershipIds];
    await connection.query(
      `insert into vehicle_sales (site_slug, car_id, sold_at, origin, lead_id)
       select distinct on (car_id) $1, car_id, sold_at, origin, lead_id from (${FOUND}) found
       where sold_at > now() - make_interval(days => ${FOUND_DAYS})
         and not exists (select from vehicle_sales s where s.site_slug = $1 and s.car_id = found.car_id)
       order by car_id, rank, sold_at on conflict do nothing`,
      values,
    );
    // The lead may be marked as won after the feed reports the sale.
    await connection.query(
      `update vehicle_sales s set lead_id = found.lead_id from (${FOUND}) found
       where s.site_slug = $1 and s.car_id = found.car_id and s.lead_id is null and found.lead_id is not null
         and s.sold_at > now() - make_interval(days => ${FOLLOWED_DAYS})`,
      values,
    );
    await connection.query(
      `delete from vehicle_sales s
       where s.site_slug = $1 and s.origin <> 'staff' and s.sold_at > now() - make_interval(days => ${FOLLOWED_DAYS})
         and not exists (select from (${FOUND}) found where found.car_id = s.car_id)`,
      values,
    );
  });

/**
 * Finds a vehicle to mark as sold, with the newest leads about it.
 * @returns null if the site has no such vehicle
 */
export async function findVehicle(
  db: Queryable,
  { slug, dealershipIds }: Omit<SellingSite, 'timeZone'>,
  stocknum: string,
): Promise<FoundVehicle | null> {
  const { rows } = await db.query<Omit<FoundVehicle, 'leads'>>(
    `select cars.id, coalesce(record->>'name', '') as title, cars.stocknum,
            case when s.id is null then null
                 else jsonb_build_object('id', s.id, 'soldAt', s.sold_at, 'origin', s.origin) end as sale
     from cars left join vehicle_sales s on s.site_slug = $1 and s.car_id = cars.id
     where cars.dealership_id = any($2) and lower(cars.stocknum) = lower($3)
     order by cars.retired_at desc nulls first, cars.created_at desc limit 1`,
    [slug, dealershipIds, stocknum],
  );
  const [vehicle] = rows;
  if (!vehicle) return null;
  const { rows: leads } = await db.query<FoundVehicle['leads'][number]>(
    `select id, payload->>'name' as name, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from leads
     where site_slug = $1 and not suspect and payload->>'car_id' = $2 order by created_at desc limit 50`,
    [slug, vehicle.id],
  );
  return { ...vehicle, leads };
}

/**
 * Records that a vehicle was sold. A sale found otherwise gets the day and the lead that staff enter.
 * @returns null if the vehicle or the lead is not the site's
 */
export async function recordSale(
  db: Queryable,
  { slug, timeZone, dealershipIds }: SellingSite,
  { car, soldOn, lead }: Omit<SaleRequest, 'site'>,
  by: string,
): Promise<RecordedSale | null> {
  const { rows } = await db.query<RecordedSale>(
    `insert into vehicle_sales (site_slug, car_id, sold_at, origin, lead_id, entered_by)
     select $1, cars.id, least($4::date::timestamp at time zone $5 + interval '12 hours', now()), 'staff', $6::uuid, $7
     from cars
     where cars.id = $2 and cars.dealership_id = any($3)
       and ($6::uuid is null or exists (select from leads
            where leads.id = $6 and leads.site_slug = $1 and leads.payload->>'car_id' = cars.id))
     on conflict (site_slug, car_id) do update
     set sold_at = excluded.sold_at, origin = 'staff', lead_id = excluded.lead_id, entered_by = excluded.entered_by
     returning id`,
    [slug, car, dealershipIds, soldOn, timeZone, lead, by],
  );
  return rows[0] ?? null;
}

/** Removes a sale that staff entered; false if there is none. */
export async function removeSale(db: Queryable, siteSlugs: readonly string[], id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from vehicle_sales where id = $1 and site_slug = any($2) and origin = 'staff'`,
    [id, siteSlugs],
  );
  return rowCount === 1;
}
