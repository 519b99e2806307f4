import type { Queryable } from '../../../platform/database/client.server.ts';
import type { ListedVehiclesAnswer, ListedVehiclesRequest } from './listed-vehicles.ts';

/** Returns how many listed vehicles have one of these VINs or plates, for each feed. */
export async function listedVehicles(
  db: Queryable,
  { vins, plates }: ListedVehiclesRequest,
): Promise<ListedVehiclesAnswer> {
  const { rows } = await db.query<ListedVehiclesAnswer['feeds'][number]>(
    `select feed_id as feed, count(*)::int as count
     from cars where retired_at is null and (record->>'vin' = any($1) or record->>'regplate' = any($2))
     group by feed_id order by count desc, feed_id`,
    [vins, plates],
  );
  return { feeds: rows };
}
