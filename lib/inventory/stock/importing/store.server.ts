import { createHash } from 'node:crypto';
import type pg from 'pg';
import { withStorableText } from '../../../platform/database/storable.ts';
import { vehicleSlug } from '../../../vehicle/title.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { STOCK_CHANNEL } from '../stock-changed.ts';
import type { WrittenVehicle } from './earlier-vehicles.server.ts';
import { writePriceChanges } from './write-price-changes.server.ts';
import type { WrittenFields } from './written-fields.ts';

export interface Change {
  vehicle: WrittenFields;
  json: string;
  hash: string;
  earlier: WrittenVehicle | undefined;
}

/** Columns, in addition to the record, saved before an import changes a vehicle. The slug never changes. */
export const KEPT_COLUMNS = [
  'stocknum',
  'dealership_id',
  'status',
  'show_on_dealer_website',
  'content_hash',
  'created_at',
  'retired_at',
] as const;
const KEPT = [...KEPT_COLUMNS, 'record'];
const KEPT_OF_VEHICLES = KEPT.map((column) => `cars.${column}`).join(', ');

/** Deletes the undo data of a feed, before an import saves new undo data. */
export async function deleteUndoData(connection: pg.PoolClient, feed: string): Promise<void> {
  await connection.query('delete from undo_cars where feed_id = $1', [feed]);
}

/**
 * Writes new and changed vehicles, their undo data and price changes, and an outbox row for each. A vehicle
 * that changed dealership gets a second outbox row, for the old dealership's pages.
 *
 * @param options.takenOver vehicles that were another feed's; any other one that is by now is left alone
 */
export async function writeVehicles(
  connection: pg.PoolClient,
  feed: string,
  changes: readonly Change[],
  { takenOver, now }: { takenOver: ReadonlySet<string>; now: Date },
): Promise<void> {
  const slugs = await freeSlugs(connection, changes);
  const rows = changes.map(({ vehicle, json, hash, earlier }) => {
    const finish = finishOf(vehicle, earlier, slugs.get(vehicle.id) as string, now);
    return { ...vehicle, ...finish, hash, record: recordOf(json, finish) };
  });
  const all = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  // Records are joined by line breaks, because a text[] parameter would be escaped and unescaped again.
  await connection.query(
    `with kept as (
       insert into undo_cars (feed_id, car_id, ${KEPT.join(', ')}, listed_by)
       select $1, listed.id, ${KEPT_OF_VEHICLES}, nullif(cars.feed_id, $1)
       from unnest($2::text[]) as listed(id) left join cars on cars.id = listed.id
     ), written as (
       insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website,
                         record, content_hash, created_at, updated_at)
       select id, slug, $1, stocknum, dealership_id, status, show_on_dealer_website, record::jsonb, hash, created_at, $10
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[],
                   string_to_array($8, E'\\n'), $9::text[], $11::timestamptz[])
         as listed(id, slug, stocknum, dealership_id, status, show_on_dealer_website, record, hash, created_at)
       on conflict (id) do update set
         stocknum = excluded.stocknum, dealership_id = excluded.dealership_id, status = excluded.status,
         show_on_dealer_website = excluded.show_on_dealer_website, record = excluded.record,
         content_hash = excluded.content_hash, created_at = excluded.created_at,
         updated_at = excluded.updated_at, retired_at = null, feed_id = excluded.feed_id
       where cars.feed_id = excluded.feed_id or cars.id = any($12)
       returning id, slug, dealership_id
     )
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from written`,
    [
      feed,
      all('id'),
      all('slug'),
      all('stocknum'),
      all('dealership_id'),
      all('status'),
      all('show_on_dealer_website'),
      all('record').join('\n'),
      all('hash'),
      now,
      all('created_at'),
      [...takenOver],
    ],
  );
  await writePriceChanges(connection, rows, now);
  const movedVehicles = changes.filter(
    ({ vehicle, earlier }) => earlier && earlier.dealershipId !== vehicle.dealership_id,
  );
  if (movedVehicles.length === 0) return;
  await connection.query(
    'insert into stock_outbox (car_id, slug, dealership_id) select * from unnest($1::text[], $2::text[], $3::text[])',
    [
      movedVehicles.map(({ vehicle }) => vehicle.id),
      movedVehicles.map(({ earlier }) => earlier?.slug),
      movedVehicles.map(({ earlier }) => earlier?.dealershipId),
    ],
  );
}

/** Removes vehicles from every list. Their rows and addresses stay, and undo data is saved. */
export async function retireVehicles(
  connection: pg.PoolClient,
  feed: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await connection.query(
    `with kept as (
       insert into undo_cars (feed_id, car_id, ${KEPT.join(', ')})
       select cars.feed_id, cars.id, ${KEPT_OF_VEHICLES} from cars where id = any($1) and feed_id = $4
     ), retired as (
       update cars set retired_at = $2, updated_at = $2, show_on_dealer_website = false, content_hash = '',
                       record = record || jsonb_build_object('show_on_dealer_website', false, 'updated_at', $3::text)
       where id = any($1) and feed_id = $4 returning id, slug, dealership_id
     )
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from retired`,
    [ids, now, now.toISOString(), feed],
  );
}

/** Wakes the outbox workers when this transaction commits. */
export async function notifyOutbox(connection: pg.PoolClient, feed: string): Promise<void> {
  await connection.query('update feeds set last_imported_at = now() where id = $1', [feed]);
  await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, feed]);
}

type Finish = Pick<Vehicle, 'slug' | 'sold_date_timestamp' | 'created_at' | 'updated_at'>;

function finishOf(
  { created_at, status, sold_date_timestamp }: WrittenFields,
  earlier: WrittenVehicle | undefined,
  slug: string,
  now: Date,
): Finish {
  const soldNow = earlier?.soldAt ?? Math.floor(now.getTime() / 1000);
  return {
    slug,
    // Without a date in the feed, a vehicle counts as sold since the feed first said so (STATUS-17).
    sold_date_timestamp: status === 'sold' ? (sold_date_timestamp ?? soldNow) : null,
    created_at: created_at ?? earlier?.createdAt ?? now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/**
 * Appends address and dates to the feed's JSON. For duplicate keys PostgreSQL's jsonb keeps the last value.
 */
const recordOf = (json: string, finish: Finish): string =>
  withStorableText(`${json.slice(0, -1)},${JSON.stringify(finish).slice(1)}`);

/** Returns a slug for each vehicle: its existing one, or a new one that is not taken. */
async function freeSlugs(
  connection: pg.PoolClient,
  changes: readonly Change[],
): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  const newSlugs = new Map<string, string>();
  for (const { vehicle, earlier } of changes)
    if (earlier) slugs.set(vehicle.id, earlier.slug);
    else newSlugs.set(vehicle.id, vehicleSlug(vehicle));
  const { rows } = await connection.query<{ slug: string }>('select slug from cars where slug = any($1)', [
    [...newSlugs.values()],
  ]);
  const inUse = new Set([...slugs.values(), ...rows.map(({ slug }) => slug)]);
  for (const [id, slug] of newSlugs) {
    const freeSlug = inUse.has(slug) ? `${slug}-${shortHash(id)}` : slug;
    inUse.add(freeSlug);
    slugs.set(id, freeSlug);
  }
  return slugs;
}

const shortHash = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 6);
