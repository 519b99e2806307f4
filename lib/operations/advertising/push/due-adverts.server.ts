import type pg from 'pg';
import { type Queryable, transaction } from '../../../platform/database/client.server.ts';

/** Postgres channel that wakes the worker; a trigger on `stock_outbox` notifies it. */
export const ADVERT_CHANGES_CHANNEL = 'advert_changes';

/** Changes per transaction. */
const CHANGES_AT_ONCE = 5_000;

/** The dealerships whose vehicles a feed may contain. */
export interface FeedScope {
  feedId: string;
  dealershipIds: readonly string[];
}

const SCOPES = 'unnest($1::text[], $2::text[]) as scope(feed_id, dealership_id)';
const scopeValues = (scopes: readonly FeedScope[]) => {
  const pairs = scopes.flatMap(({ feedId, dealershipIds }) =>
    dealershipIds.map((id) => [feedId, id] as const),
  );
  return [pairs.map(([feedId]) => feedId), pairs.map(([, id]) => id)];
};

/**
 * Queues changed vehicles for every feed that may contain them, or that contained them before.
 * @returns whether there may be more
 */
export const queueChanges = (pool: pg.Pool, scopes: readonly FeedScope[]): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ carId: string }>(
      `delete from advert_changes where id = any(array(
         select id from advert_changes order by id limit ${CHANGES_AT_ONCE} for update skip locked
       )) returning car_id as "carId"`,
    );
    if (rows.length === 0) return false;
    const carIds = [...new Set(rows.map(({ carId }) => carId))];
    // In one order, so that two workers with changes of the same vehicles cannot deadlock.
    await connection.query(
      `insert into adverts_due (feed_id, car_id)
       select feed_id, car_id from (
         select scope.feed_id, cars.id as car_id from ${SCOPES}
           join cars on cars.dealership_id = scope.dealership_id where cars.id = any($3)
         union select feed_id, car_id from advert_copies where car_id = any($3) and feed_id = any($1)
         union select feed_id, car_id from advert_states where car_id = any($3) and feed_id = any($1)
           and removed_at is null
       ) as affected order by feed_id, car_id
       on conflict (feed_id, car_id) do update set turn = default, is_changed = true`,
      [...scopeValues(scopes), carIds],
    );
    return rows.length === CHANGES_AT_ONCE;
  });

/**
 * Queues all vehicles that a feed may contain or that it contained before, shown or not.
 * @param areChanged false if they are compared only because some rules depend on the date
 */
export async function queueAll(db: Queryable, scope: FeedScope, areChanged: boolean): Promise<void> {
  await db.query(
    `insert into adverts_due (feed_id, car_id, is_changed)
     select feed_id, car_id, $4 from (
       select scope.feed_id, cars.id as car_id from ${SCOPES}
         join cars on cars.dealership_id = scope.dealership_id where cars.show_on_dealer_website
       union select feed_id, car_id from advert_copies where feed_id = $3
       union select feed_id, car_id from advert_states where feed_id = $3 and removed_at is null
     ) as affected order by car_id
     on conflict (feed_id, car_id) do update set is_changed = adverts_due.is_changed or excluded.is_changed`,
    [...scopeValues([scope]), scope.feedId, areChanged],
  );
}

/** Records that queued vehicles differ from what the receiver has. */
export async function markChanged(db: Queryable, feedId: string, carIds: readonly string[]): Promise<void> {
  if (carIds.length === 0) return;
  await db.query(
    `update adverts_due set is_changed = true where ctid = any(array(
       select ctid from adverts_due where feed_id = $1 and car_id = any($2) and not is_changed
       order by car_id for update))`,
    [feedId, carIds],
  );
}

/**
 * Queues the vehicles of a feed that we or the receiver left out because of their VIN: another one may have left
 * the feed. Without its hash, a row that the receiver refused is sent again.
 */
export async function queueVinRefusals(db: Queryable, feedId: string): Promise<void> {
  await db.query(
    `with refused as (
       select car_id from advert_states where feed_id = $1 and removed_at is null
         and (refused @> '[{"field":"vin"}]' or receiver_message ~* '\\mvin\\M')
     ), again as (
       update advert_states set row_hash = null
       from refused where feed_id = $1 and advert_states.car_id = refused.car_id and row_hash is not null
     )
     insert into adverts_due (feed_id, car_id) select $1, car_id from refused order by car_id
     on conflict (feed_id, car_id) do nothing`,
    [feedId],
  );
}

export interface DueAdvert {
  carId: string;
  turn: number;
}

/**
 * Returns vehicles to compare next: half of them those that changed last, half those that have waited longest. So a
 * sold vehicle does not wait behind all others of a large feed after a change of its settings.
 */
export async function dueAdverts(db: Queryable, feedId: string, limit: number): Promise<DueAdvert[]> {
  const newest = Math.ceil(limit / 2);
  const { rows } = await db.query<{ carId: string; turn: string }>(
    `(select car_id as "carId", turn from adverts_due where feed_id = $1 order by turn desc limit $2)
     union
     (select car_id, turn from adverts_due where feed_id = $1 order by turn limit $3)
     order by turn`,
    [feedId, newest, limit - newest],
  );
  return rows.map(({ carId, turn }) => ({ carId, turn: Number(turn) }));
}

/** Removes processed vehicles, except those that have changed since. */
export async function removeDue(
  db: Queryable,
  feedId: string,
  processed: readonly DueAdvert[],
): Promise<void> {
  // Locked in the order in which changes are queued, so that the two cannot deadlock.
  await db.query(
    `delete from adverts_due where ctid = any(array(
       select due.ctid from adverts_due due
       join unnest($2::text[], $3::bigint[]) as processed(car_id, turn)
         on due.car_id = processed.car_id and due.turn = processed.turn
       where due.feed_id = $1 order by due.car_id for update of due))`,
    [feedId, processed.map(({ carId }) => carId), processed.map(({ turn }) => turn)],
  );
}

/**
 * Queues the vehicles of some dealerships that share a VIN with one of these vehicles.
 * @returns those that are not among these vehicles
 */
export async function queueSameVin(
  db: Queryable,
  feedId: string,
  carIds: readonly string[],
  dealershipIds: readonly string[],
): Promise<DueAdvert[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct other.id from cars join cars other on other.record->>'vin' = cars.record->>'vin'
     where cars.id = any($1) and other.dealership_id = any($2) and not other.id = any($1)
       and cars.record->>'vin' <> '' and other.show_on_dealer_website`,
    [carIds, dealershipIds],
  );
  if (rows.length === 0) return [];
  const others = rows.map(({ id }) => id).sort();
  await db.query(
    `insert into adverts_due (feed_id, car_id, is_changed) select $1, unnest($2::text[]), false
     on conflict (feed_id, car_id) do nothing`,
    [feedId, others],
  );
  const { rows: due } = await db.query<{ carId: string; turn: string }>(
    'select car_id as "carId", turn from adverts_due where feed_id = $1 and car_id = any($2)',
    [feedId, others],
  );
  return due.map(({ carId, turn }) => ({ carId, turn: Number(turn) }));
}
