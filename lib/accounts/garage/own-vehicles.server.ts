import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { ownVehicles } from '../tables/watchlist.ts';
import type { WatchlistOwner } from '../watchlist/items.server.ts';
import { OWN_VEHICLE_LIMIT, type OwnVehicleAnswers } from './own-vehicle.ts';

const COLUMNS = columnsOf(ownVehicles, [
  'id',
  'rego',
  'regoState',
  'description',
  'brakedTowing',
  'ballLimit',
  'gcm',
  'createdAt',
]);

export type OwnVehicle = RowOf<typeof COLUMNS>;

/** Returns a shopper's own vehicles, oldest first. */
export async function ownVehiclesOf(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
): Promise<OwnVehicle[]> {
  const { rows } = await db.query<OwnVehicle>({
    name: 'own-vehicles',
    text: `select ${COLUMNS} from own_vehicles where site_slug = $1 and user_id = $2 order by created_at, id`,
    values: [siteSlug, userId],
  });
  return rows;
}

/** Adds a vehicle, or updates the one with the same plate; limits that are not stated stay. Returns false at the limit. */
export const addOwnVehicle = (
  pool: pg.Pool,
  { siteSlug, userId }: WatchlistOwner,
  { rego, regoState, description, limits }: OwnVehicleAnswers,
): Promise<boolean> =>
  transaction(pool, async (connection) => {
    await connection.query({
      name: 'own-vehicle-lock',
      text: 'select from users where id = $1 for no key update',
      values: [userId],
    });
    const { rowCount } = await connection.query({
      name: 'own-vehicle-add',
      text: `insert into own_vehicles
               (site_slug, user_id, rego, rego_state, description, braked_towing, ball_limit, gcm)
             select $1, $2, $3, $4, $5, $7::int, $8::int, $9::int
             where (select count(*) from own_vehicles o
                    where o.site_slug = $1 and o.user_id = $2 and (o.rego, o.rego_state) <> ($3, $4)) < $6
             on conflict (user_id, site_slug, rego_state, rego) do update
               set description = excluded.description,
                   braked_towing = coalesce(excluded.braked_towing, own_vehicles.braked_towing),
                   ball_limit = coalesce(excluded.ball_limit, own_vehicles.ball_limit),
                   gcm = coalesce(excluded.gcm, own_vehicles.gcm)`,
      values: [
        siteSlug,
        userId,
        rego,
        regoState,
        description,
        OWN_VEHICLE_LIMIT,
        limits.braked,
        limits.ball,
        limits.gcm,
      ],
    });
    return rowCount === 1;
  });

/** Removes a shopper's vehicle; ignores those of others. */
export async function removeOwnVehicle(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  id: string,
): Promise<void> {
  await db.query({
    name: 'own-vehicle-remove',
    text: 'delete from own_vehicles where site_slug = $1 and user_id = $2 and id::text = $3',
    values: [siteSlug, userId, id],
  });
}
