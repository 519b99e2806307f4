import type { Queryable } from '../../../platform/database/client.server.ts';
import { type Identity, type KnownVehicle, plateOf, sameVehicleBy, vinOf } from './identity.ts';
import { KnownIndex } from './known-index.ts';

interface Wanted {
  feed: string;
  /** Ids that the vehicles would have. */
  ids: readonly string[];
  vehicles: readonly Identity[];
}

/** The record is unpacked once, because each access to a field would unpack it again. */
const VEHICLES = `(
  select cars.id, cars.feed_id as "feedId", cars.retired_at is null as "isListed", cars.stocknum, cars.dealership_id,
         facts.vin, facts.regplate, facts.state, facts.make, facts.model, facts.year
  from cars cross join lateral jsonb_to_record(cars.record) as facts(
    vin text, regplate text, state text, make text, model text, year float8
  )`;

/**
 * Returns the vehicles that have the VIN, plate, stock number or id of one of these: of any feed if listed,
 * and former ones of this feed.
 */
export async function knownVehicles(db: Queryable, { feed, ids, vehicles }: Wanted): Promise<KnownVehicle[]> {
  // One index lookup per value: for a long list without statistics, PostgreSQL would read the whole table.
  const byIndex = (values: string, condition: string) =>
    `select found.* from unnest(${values}::text[]) as wanted(value)
     cross join lateral ${VEHICLES} where ${condition} offset 0) found`;
  const { rows } = await db.query<KnownVehicle>(
    `${byIndex('$2', 'cars.id = wanted.value')}
     union ${byIndex('$3', "cars.record->>'vin' = wanted.value and (retired_at is null or feed_id = $1)")}
     union ${byIndex('$4', "cars.record->>'regplate' = wanted.value and retired_at is null")}
     union
     select found.* from unnest($5::text[], $6::text[]) as wanted(dealership_id, stocknum)
     cross join lateral ${VEHICLES}
       where cars.dealership_id = wanted.dealership_id and cars.stocknum = wanted.stocknum
         and retired_at is null and feed_id <> $1 offset 0
     ) found`,
    [
      feed,
      ids,
      vehicles.flatMap((vehicle) => vinOf(vehicle) ?? []),
      vehicles.flatMap((vehicle) => plateOf(vehicle) ?? []),
      vehicles.map(({ dealership_id }) => dealership_id),
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

/**
 * Returns a text that differs once another feed's import or undo has committed changes. `xmin` is the
 * transaction that last wrote a row, and each of them writes its feed's row.
 */
export async function changesOfOtherFeeds(db: Queryable, feed: string): Promise<string> {
  const { rows } = await db.query<{ id: string; xmin: string }>(
    'select id, xmin::text from feeds where id <> $1 order by id',
    [feed],
  );
  return JSON.stringify(rows);
}

/** An arbitrary number that no other advisory lock of ours uses. */
const IDENTITY_LOCK = 7_340_031;

/**
 * Returns whether another feed's import has listed one of the vehicles that this one is about to list, since
 * they were looked up. From here until they commit, imports that change vehicles wait for each other.
 *
 * @param options.replaces feeds whose vehicles this one takes over
 * @param options.before what `changesOfOtherFeeds` returned before the first lookup; if it still does, no
 *   vehicle is looked up again
 */
export async function isListedMeanwhile(
  connection: Queryable,
  feed: string,
  { replaces, before }: { replaces: readonly string[]; before: string },
): Promise<boolean> {
  await connection.query('select pg_advisory_xact_lock($1)', [IDENTITY_LOCK]);
  if ((await changesOfOtherFeeds(connection, feed)) === before) return false;
  const { rows } = await connection.query<KnownVehicle>(
    `select found.* from ${VEHICLES}
       where cars.retired_at is null and cars.id in (
         select car_id from undo_cars where feed_id = $1 and (record is null or retired_at is not null)
       )
     ) found`,
    [feed],
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const vehicles = rows.slice(start, start + ROWS_AT_ONCE);
    const known = await knownVehicles(connection, { feed, ids: [], vehicles });
    const others = new KnownIndex(
      known.filter(({ feedId, isListed }) => isListed && feedId !== feed && !replaces.includes(feedId)),
    );
    if (
      vehicles.some((vehicle) => others.like(vehicle).some((other) => sameVehicleBy(vehicle, other) !== null))
    )
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
     from ${VEHICLES} where cars.feed_id = any($2) and cars.retired_at is null) other
     cross join lateral ${VEHICLES}
       where cars.feed_id = $1 and cars.retired_at is null and cars.record->>'vin' = other.vin offset 0
     ) mine`,
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
