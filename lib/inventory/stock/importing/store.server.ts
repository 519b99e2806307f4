import { createHash } from 'node:crypto';
import type pg from 'pg';
import { withStorableText } from '../../../platform/database/storable.ts';
import { vehicleSlug } from '../../../vehicle/title.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { STOCK_CHANNEL } from '../outbox.server.ts';
import type { WrittenVehicle } from './earlier-vehicles.server.ts';
import { writePriceChanges } from './price-changes.server.ts';
import type { WrittenFacts } from './written-facts.ts';

/** A vehicle to write, with its earlier state if it has one. */
export interface Change {
  vehicle: WrittenFacts;
  /** The whole vehicle as the feed tells it, as JSON on one line. */
  json: string;
  hash: string;
  earlier: WrittenVehicle | undefined;
}

/** The columns, beside the record, that are kept of a vehicle before an import changes it. Its slug never changes. */
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

/** Forgets what was kept of a feed's vehicles: an import that changes them keeps what they are now. */
export async function forgetUndo(connection: pg.PoolClient, feed: string): Promise<void> {
  await connection.query('delete from undo_cars where feed_id = $1', [feed]);
}

/**
 * Writes new and changed vehicles, what they were before, what became of their prices, and an outbox row for each; one that
 * changed dealership gets a second, for the pages of the old one.
 */
export async function writeVehicles(
  connection: pg.PoolClient,
  feed: string,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const slugs = await freeSlugs(connection, changes);
  const rows = changes.map(({ vehicle, json, hash, earlier }) => {
    const finish = finishOf(vehicle, earlier, slugs.get(vehicle.id) as string, now);
    return { ...vehicle, ...finish, hash, record: recordOf(json, finish) };
  });
  const all = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  // The records go as one text with line breaks between them. As an array each would be quoted here and unquoted there.
  await connection.query(
    `with kept as (
       insert into undo_cars (feed_id, car_id, ${KEPT.join(', ')})
       select $1, listed.id, ${KEPT_OF_VEHICLES} from unnest($2::text[]) as listed(id) left join cars on cars.id = listed.id
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
         updated_at = excluded.updated_at, retired_at = null
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

/** Takes vehicles out of every list; their rows and addresses stay, and what they were is kept. */
export async function retireVehicles(
  connection: pg.PoolClient,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await connection.query(
    `with kept as (
       insert into undo_cars (feed_id, car_id, ${KEPT.join(', ')})
       select cars.feed_id, cars.id, ${KEPT_OF_VEHICLES} from cars where id = any($1)
     ), retired as (
       update cars set retired_at = $2, updated_at = $2, show_on_dealer_website = false, content_hash = '',
                       record = record || jsonb_build_object('show_on_dealer_website', false, 'updated_at', $3::text)
       where id = any($1) returning id, slug, dealership_id
     )
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from retired`,
    [ids, now, now.toISOString()],
  );
}

/** Wakes the outbox workers when this transaction commits. */
export async function announceCommit(connection: pg.PoolClient, feed: string): Promise<void> {
  await connection.query('update feeds set last_imported_at = now() where id = $1', [feed]);
  await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, feed]);
}

/** What the feed does not say and we add: slug and times. */
type Finish = Pick<Vehicle, 'slug' | 'sold_date_timestamp' | 'created_at' | 'updated_at'>;

function finishOf(
  { created_at, status, sold_date_timestamp }: WrittenFacts,
  earlier: WrittenVehicle | undefined,
  slug: string,
  now: Date,
): Finish {
  const soldNow = earlier?.soldAt ?? Math.floor(now.getTime() / 1000);
  return {
    slug,
    // When a feed says no date, a vehicle is sold since the feed first said so (STATUS-17).
    sold_date_timestamp: status === 'sold' ? (sold_date_timestamp ?? soldNow) : null,
    created_at: created_at ?? earlier?.createdAt ?? now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** The vehicle as pages show it: what the feed says, then address and times. Of two values for one name PostgreSQL's jsonb takes the last. */
const recordOf = (json: string, finish: Finish): string =>
  withStorableText(`${json.slice(0, -1)},${JSON.stringify(finish).slice(1)}`);

/** An address for each vehicle: the one it has, or a new one that no other vehicle has. */
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
