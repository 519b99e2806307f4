import { createHash } from 'node:crypto';
import type pg from 'pg';
import { extraFilter } from '../../inventory/search/extra-filter.ts';
import {
  LISTED,
  publicVehicle,
  VEHICLE_COLUMNS,
  type VehicleRow,
} from '../../inventory/stock/vehicles.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { writeLine } from '../../platform/logging/write-line.server.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { type Advert, advertOf } from './advert.ts';
import type { AdvertSite } from './advert-site.ts';
import type { OutgoingFeed } from './outgoing-feed.ts';
import type { AdvertRow, Refusal } from './receiver.ts';
import { receiverOf } from './receivers/receiver-of.ts';
import { feedRefusals, isSelected } from './selection.ts';

/** A vehicle that the rules of a feed select, as its receiver gets it. */
export interface FeedVehicle {
  vehicleId: string;
  slug: string;
  stocknum: string;
  title: string;
  advert: Advert;
  row: AdvertRow;
  /** Why it is left out; empty if it is advertised. */
  refusals: readonly Refusal[];
}

/** Rows per query: enough that a query costs little, few enough that their records fit into a few megabytes. */
const PAGE = 500;

interface Options {
  /** Yields only these vehicles, for deltas. One that is not yielded is not in the feed. */
  carIds?: readonly string[];
  now?: Date;
}

/**
 * Yields the vehicles of a feed in the order of their ids, from the database in pages, so that any number needs
 * the memory of one page and of the ids.
 * @throws the database's error
 */
export async function* advertsOfFeed(
  pool: pg.Pool,
  feed: OutgoingFeed,
  site: AdvertSite,
  { carIds, now = new Date() }: Options = {},
): AsyncGenerator<FeedVehicle> {
  const receiver = receiverOf(feed);
  const isShown = shownBy(site, now);
  const wanted = carIds && new Set(carIds);
  const seenVins = new Set<string>();
  for await (const vehicle of vehiclesForSale(pool, dealershipsOf(feed, site), wanted)) {
    if (!isShown(vehicle)) continue;
    const advert = advertOf(withPriceLead(vehicle, site.settings.priceLead), feed, site, now);
    if (!isSelected(advert, feed.stock, now)) continue;
    const refusals = receiver.check(advert, { seenVins });
    // A field that the receiver refuses already needs no second reason.
    refusals.push(
      ...feedRefusals(advert, feed).filter(({ field }) => refusals.every((other) => other.field !== field)),
    );
    if (refusals.length === 0 && advert.vin !== null) seenVins.add(advert.vin);
    // Vehicles with the same VIN were read to find out which one the feed contains.
    if (wanted && !wanted.has(advert.carId)) continue;
    const { carId, slug, stocknum, title } = advert;
    yield { vehicleId: carId, slug, stocknum, title, advert, row: receiver.row(advert), refusals };
  }
}

/** Returns a hash of a row, equal for equal rows. */
export const hashOf = (row: AdvertRow): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url');

/** Yields the rows that the receiver gets. */
export async function* rowsOf(vehicles: AsyncIterable<FeedVehicle>): AsyncGenerator<AdvertRow> {
  for await (const { row, refusals } of vehicles) if (refusals.length === 0) yield row;
}

/** Returns the dealerships of a feed: those of its rule that the site lists, or all of the site. */
function dealershipsOf({ stock }: OutgoingFeed, { dealerships }: AdvertSite): string[] {
  const ids = dealerships.map(({ id }) => id);
  return stock.dealershipIds.length === 0 ? ids : ids.filter((id) => stock.dealershipIds.includes(id));
}

/** Returns whether the site lists a vehicle, as its search does. */
function shownBy({ settings, features, chargeTables: tables }: AdvertSite, now: Date) {
  const isKept = extraFilter(settings, { tables, now });
  return (vehicle: Vehicle): boolean =>
    settings.carTypes.includes(vehicle.car_type) &&
    (vehicle.item_type === 'car' || features.caravansEnabled) &&
    isKept(vehicle);
}

const FOR_SALE = `${LISTED} and retired_at is null`;

/** Two lookups by index; a condition with `or` would read the record of every vehicle. */
const OF_WANTED = `and id in (
  select id from cars where id = any($2)
  union select other.id from cars wanted join cars other on other.record->>'vin' = wanted.record->>'vin'
  where wanted.id = any($2))`;

/**
 * Reads all ids, which are small, then the records in pages by primary key. Keyset pages would depend on the
 * planner's choice of index, and a cursor would keep a transaction open for as long as a receiver downloads.
 */
async function* vehiclesForSale(
  db: Queryable,
  dealershipIds: readonly string[],
  wanted: ReadonlySet<string> | undefined,
): AsyncGenerator<Vehicle> {
  if (dealershipIds.length === 0 || wanted?.size === 0) return;
  const { rows: listed } = await db.query<{ id: string }>({
    name: wanted ? 'feed-car-ids-wanted' : 'feed-car-ids',
    text: `select id from cars where ${FOR_SALE} ${wanted ? OF_WANTED : ''} order by id`,
    values: [dealershipIds, ...(wanted ? [[...wanted]] : [])],
  });
  for (let start = 0; start < listed.length; start += PAGE) {
    const { rows } = await db.query<VehicleRow>({
      name: 'feed-cars',
      text: `select ${VEHICLE_COLUMNS} from cars where ${FOR_SALE} and id = any($2) order by id`,
      values: [dealershipIds, listed.slice(start, start + PAGE).map(({ id }) => id)],
    });
    for (const row of rows) {
      const vehicle = readVehicle(row);
      if (vehicle) yield vehicle;
    }
  }
}

/** Returns null for an unreadable record, which is logged: one vehicle must not stop all others. */
function readVehicle(row: VehicleRow): Vehicle | null {
  try {
    return publicVehicle(row, 'excludingCharges').vehicle;
  } catch (error) {
    writeLine('warn', { car: row.id, error: String(error).slice(0, 500) }, 'advert_record_unreadable');
    return null;
  }
}
