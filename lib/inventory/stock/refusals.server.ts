import type { Queryable } from '../../platform/database/client.server.ts';
import type { Refusal } from './search-writes.server.ts';

/**
 * Stores the refusals of a round, and deletes those of vehicles that are no longer refused.
 *
 * @returns vehicles that were not refused before
 */
export async function recordRefusals(
  db: Queryable,
  vehicleIds: readonly string[],
  refusals: readonly Refusal[],
): Promise<Refusal[]> {
  const refusedIds = refusals.map(({ vehicleId }) => vehicleId);
  await db.query(
    'delete from search_refusals where car_id = any($1::text[]) and not car_id = any($2::text[])',
    [vehicleIds, refusedIds],
  );
  if (refusals.length === 0) return [];
  const { rows } = await db.query<{ id: string; isNew: boolean }>(
    `insert into search_refusals as known (car_id, problem)
     select * from unnest($1::text[], $2::text[])
     on conflict (car_id) do update set problem = excluded.problem
     returning car_id as id, xmax = 0 as "isNew"`,
    [refusedIds, refusals.map(({ problem }) => problem)],
  );
  const newIds = new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id));
  return refusals.filter(({ vehicleId }) => newIds.has(vehicleId));
}

/** Returns the vehicles that search refuses, oldest first; at most a thousand. */
export async function readRefusals(db: Queryable): Promise<Refusal[]> {
  const { rows } = await db.query<Refusal>(
    `select car_id as "vehicleId", problem from search_refusals order by refused_at, car_id limit 1000`,
  );
  return rows;
}

export async function countRefusals(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from search_refusals');
  return rows[0]?.count ?? 0;
}
