import type { Queryable } from '../../platform/database/client.server.ts';

/** A vehicle and the time since when its price counts. */
export interface PriceSince {
  carId: string;
  since: Date;
}

/**
 * Returns the ids of the vehicles that are cheaper than at their time, by our price history. A vehicle without a
 * price at that time is not among them.
 * @throws the database's error
 */
export async function cheaperSince(db: Queryable, vehicles: readonly PriceSince[]): Promise<Set<string>> {
  if (vehicles.length === 0) return new Set();
  const { rows } = await db.query<{ carId: string }>({
    name: 'price-drops',
    text: `select saved.car_id as "carId"
           from unnest($1::text[], $2::timestamptz[]) as saved (car_id, since)
           cross join lateral (
             select price from price_changes c where c.car_id = saved.car_id and c.at <= saved.since
             order by c.id desc limit 1) as before
           cross join lateral (
             select price from price_changes c where c.car_id = saved.car_id order by c.id desc limit 1) as latest
           where latest.price < before.price`,
    values: [vehicles.map(({ carId }) => carId), vehicles.map(({ since }) => since)],
  });
  return new Set(rows.map(({ carId }) => carId));
}
