import type pg from 'pg';
import { sellingPrice } from '../../../vehicle/price.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';

/**
 * Records new selling prices after an import or an undo: a vehicle's first price, dated to the day it was
 * listed, and each price that differs from the last. A vehicle without a price gets no row.
 */
export async function writePriceChanges(
  connection: pg.PoolClient,
  vehicles: readonly Pick<Vehicle, 'id' | 'created_at' | 'price' | 'offer_price'>[],
  now: Date,
): Promise<void> {
  const pricedVehicles = vehicles.flatMap((vehicle) => {
    const price = sellingPrice(vehicle);
    return price === null ? [] : [{ id: vehicle.id, price: Math.round(price), listedAt: vehicle.created_at }];
  });
  if (pricedVehicles.length === 0) return;
  await connection.query(
    `insert into price_changes (car_id, at, price, was)
     select priced.id, case when last.price is null then least(priced.listed_at, $4) else $4 end,
            priced.price, last.price
     from unnest($1::text[], $2::integer[], $3::timestamptz[]) as priced(id, price, listed_at)
     left join lateral (
       select price from price_changes where car_id = priced.id order by id desc limit 1
     ) last on true
     where last.price is distinct from priced.price`,
    [
      pricedVehicles.map(({ id }) => id),
      pricedVehicles.map(({ price }) => price),
      pricedVehicles.map(({ listedAt }) => listedAt),
      now,
    ],
  );
}
