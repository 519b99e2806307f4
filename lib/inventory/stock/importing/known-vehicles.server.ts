import type { Queryable } from '../../../platform/database/client.server.ts';
import { type Identity, plateOf, sameVehicleBy, vinOf } from './identity.ts';

/** A vehicle in the database that may be one of a feed's. */
export interface KnownVehicle extends Identity {
  id: string;
  feedId: string;
  /** Whether its feed lists it now. */
  isListed: boolean;
}

interface Wanted {
  feed: string;
  /** Ids that the vehicles would have. */
  ids: readonly string[];
  vehicles: readonly Identity[];
}

const COLUMNS = `id, feed_id as "feedId", retired_at is null as "isListed", stocknum, dealership_id, record->>'vin' as vin,
  record->>'regplate' as regplate, record->>'state' as state, record->>'make' as make,
  record->>'model' as model, (record->>'year')::float8 as year`;

/**
 * Returns the vehicles that have the VIN, plate, stock number or id of one of these: of any feed if listed,
 * and former ones of this feed.
 */
export async function knownVehicles(db: Queryable, { feed, ids, vehicles }: Wanted): Promise<KnownVehicle[]> {
  const { rows } = await db.query<KnownVehicle>(
    `select ${COLUMNS} from cars where id = any($2)
     union
     select ${COLUMNS} from cars where record->>'vin' = any($3) and (retired_at is null or feed_id = $1)
     union
     select ${COLUMNS} from cars where record->>'regplate' = any($4) and retired_at is null
     union
     select ${COLUMNS} from cars
     where dealership_id = any($5) and stocknum = any($6) and retired_at is null and feed_id <> $1`,
    [
      feed,
      ids,
      vehicles.flatMap((vehicle) => vinOf(vehicle) ?? []),
      vehicles.flatMap((vehicle) => plateOf(vehicle) ?? []),
      [...new Set(vehicles.map(({ dealership_id }) => dealership_id))],
      vehicles.map(({ stocknum }) => stocknum),
    ],
  );
  return rows;
}

/** Returns the ids of a feed's listed vehicles by their stock numbers. */
export async function listedIdsByStocknum(
  db: Queryable,
  feed: string,
  stocknums: readonly string[],
): Promise<Map<string, string>> {
  if (stocknums.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; stocknum: string }>(
    'select id, stocknum from cars where feed_id = $1 and retired_at is null and stocknum = any($2)',
    [feed, stocknums],
  );
  return new Map(rows.map(({ id, stocknum }) => [stocknum, id]));
}

/** An arbitrary number that no other advisory lock of ours uses. */
const IDENTITY_LOCK = 7_340_031;

/**
 * Returns whether another feed's import has listed one of the vehicles that this one is about to list, since
 * they were looked up. From here until they commit, imports that list new vehicles wait for each other.
 *
 * @param replaces feeds whose vehicles this one takes over
 */
export async function isListedMeanwhile(
  connection: Queryable,
  feed: string,
  replaces: readonly string[],
): Promise<boolean> {
  await connection.query('select pg_advisory_xact_lock($1)', [IDENTITY_LOCK]);
  const { rows } = await connection.query<KnownVehicle>(
    `select ${COLUMNS} from cars
     where retired_at is null and id in (
       select car_id from undo_cars where feed_id = $1 and (record is null or retired_at is not null)
     )`,
    [feed],
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const vehicles = rows.slice(start, start + ROWS_AT_ONCE);
    const known = await knownVehicles(connection, { feed, ids: [], vehicles });
    const others = known.filter(
      ({ feedId, isListed }) => isListed && feedId !== feed && !replaces.includes(feedId),
    );
    if (vehicles.some((vehicle) => others.some((other) => sameVehicleBy(vehicle, other) !== null)))
      return true;
  }
  return false;
}

const ROWS_AT_ONCE = 500;

/** Retires the vehicles of replaced feeds that this feed lists too. */
export async function retireReplaced(
  connection: Queryable,
  { feed, replaces, now }: { feed: string; replaces: readonly string[]; now: Date },
): Promise<void> {
  if (replaces.length === 0) return;
  const { rows } = await connection.query<KnownVehicle & { mine: Identity }>(
    `select other.*, to_jsonb(mine) as mine
     from (select ${COLUMNS} from cars where feed_id = any($2) and retired_at is null) other
     join lateral (
       select ${COLUMNS} from cars
       where feed_id = $1 and retired_at is null and record->>'vin' = other.vin
     ) mine on true`,
    [feed, replaces],
  );
  const ids = rows.flatMap(({ mine, ...other }) => (sameVehicleBy(mine, other) === 'vin' ? [other.id] : []));
  if (ids.length === 0) return;
  await connection.query(
    `with retired as (
       update cars set retired_at = $2, updated_at = $2, show_on_dealer_website = false, content_hash = '',
                       record = record || jsonb_build_object('show_on_dealer_website', false, 'updated_at', $3::text)
       where id = any($1) returning id, slug, dealership_id
     )
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from retired`,
    [ids, now, now.toISOString()],
  );
}
