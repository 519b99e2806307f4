import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import type { PriceLead } from '../../sites/price-lead.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import { type Vehicle, vehicleSchema } from '../../vehicle/vehicle.ts';
import { isInStock } from '../../vehicle/visibility.ts';
import { arrangedPhotos, type PhotoNotes } from '../media/photo-notes.ts';
import { shownPhoto, withShownPhotos } from '../media/shown-photos.server.ts';
import { HAS_OPEN_RECALL } from '../registers/open-recall.ts';
import { vehicles } from '../tables/stock.ts';

/**
 * A vehicle as the public may see it. `live` is for sale; `sold` is no longer in stock; `withdrawn` means
 * that its feed stopped listing it without marking it as sold. Pages of the last two stay online, show the
 * SOLD message and are not indexed by search engines (OPEN-037).
 */
export interface PublicVehicle {
  vehicle: Vehicle;
  state: 'live' | 'sold' | 'withdrawn';
}

const STOCK_COLUMNS = columnsOf(vehicles, ['id', 'record', 'retiredAt', 'photoNotes']);

/**
 * A vehicle's row. `kept` is whether a shopper has reserved it, which the feed does not include; `formerDays`
 * is how long it was offered at the feed's former price, null without one; `recalled` is whether it has an open
 * safety recall.
 */
export type VehicleRow = RowOf<typeof STOCK_COLUMNS> & {
  kept: boolean;
  recalled: boolean;
  formerDays: number | null;
};

const KEPT = `exists (
  select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed')) as kept`;

/** The longest period at the former price, in days. The current price has no end, so it is not one. */
const FORMER_DAYS = `case when (record->>'before_price')::float > 10 then (
  select coalesce(floor(max(extract(epoch from ended - at)) / 86400), 0)::integer
  from (select at, price, lead(at) over (order by id) as ended from price_changes where car_id = cars.id) periods
  where price = round((record->>'before_price')::numeric)) end as "formerDays"`;

const RECALLED = `${HAS_OPEN_RECALL} as recalled`;

export const VEHICLE_COLUMNS = `${STOCK_COLUMNS}, ${KEPT}, ${RECALLED}, ${FORMER_DAYS}`;

/** Columns that show whether a vehicle has changed, without reading the record. */
export const VERSION_COLUMNS = `xmin::text as written, ${KEPT}, ${RECALLED}`;
export interface VehicleVersion {
  written: string;
  kept: boolean;
  recalled: boolean;
}

// A dealer who hides a vehicle hides its page too (STATUS-19). A retired vehicle was hidden by us, so its
// page stays.
const PUBLIC = '(show_on_dealer_website or retired_at is not null)';

/**
 * Returns the vehicle with this slug, if it is in the stock of a site.
 *
 * @param dealershipIds the site's dealerships; vehicles of others are not returned
 * @returns null for an unknown, foreign or hidden vehicle
 */
export async function vehicleBySlug(
  db: Queryable,
  dealershipIds: readonly string[],
  slug: string,
  lead: PriceLead,
): Promise<PublicVehicle | null> {
  const { rows } = await db.query<VehicleRow>({
    name: 'car-by-slug',
    text: `select ${VEHICLE_COLUMNS} from cars where slug = $2 and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, slug],
  });
  return rows[0] ? publicVehicle(rows[0], lead) : null;
}

/**
 * Returns the vehicle with this id, if it is in the stock of a site.
 *
 * @param dealershipIds the site's dealerships; vehicles of others are not returned
 * @returns null for an unknown, foreign or hidden vehicle
 */
export async function vehicleById(
  db: Queryable,
  dealershipIds: readonly string[],
  id: string,
  lead: PriceLead,
): Promise<PublicVehicle | null> {
  const { rows } = await db.query<VehicleRow>({
    name: 'car-by-id',
    text: `select ${VEHICLE_COLUMNS} from cars where id = $2 and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, id],
  });
  return rows[0] ? publicVehicle(rows[0], lead) : null;
}

/** Returns several vehicles in the order of the ids, without unknown, foreign or hidden ones. */
export async function vehiclesById(
  db: Queryable,
  dealershipIds: readonly string[],
  ids: readonly string[],
  lead: PriceLead,
): Promise<PublicVehicle[]> {
  const { rows } = await db.query<VehicleRow>({
    name: 'cars-by-id',
    text: `select ${VEHICLE_COLUMNS} from cars where id = any($2) and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [publicVehicle(row, lead)] : [];
  });
}

/** Vehicles for sale; `$1` are the ids of dealerships. */
export const LISTED =
  "dealership_id = any($1) and show_on_dealer_website and status in ('in_stock', 'coming_soon')";

/** The last change of a vehicle's page: its feed's, or a step of its reservation. Postgres ignores the null. */
export const PAGE_CHANGED_AT = `greatest(updated_at, (
  select max(t.at) from reservations r join reservation_transitions t on t.reservation_id = r.id
  where r.car_id = cars.id))`;

/** Google reads 1,000 images per address; these suffice for the results of image search. */
const SITEMAP_IMAGES = 5;

interface SitemapVehicle {
  slug: string;
  updatedAt: Date;
  /** Addresses of the first photos, as pages show them. */
  images: string[];
}

/**
 * Returns the vehicles for sale for a site's sitemap, in a stable order.
 *
 * @param page.limit at most the addresses of one sitemap file
 */
export async function sitemapVehicles(
  db: Queryable,
  dealershipIds: readonly string[],
  page: { skip: number; limit: number },
): Promise<SitemapVehicle[]> {
  const { rows } = await db.query<Pick<SitemapVehicle, 'slug' | 'updatedAt'> & SitemapPhotos>({
    name: 'sitemap-cars',
    text: `select slug, ${PAGE_CHANGED_AT} as "updatedAt", record->'images' as photos, photo_notes as notes
           from cars where ${LISTED} order by slug offset $2 limit $3`,
    values: [dealershipIds, page.skip, page.limit],
  });
  return rows.map(({ photos, notes, ...vehicle }) => ({
    ...vehicle,
    images: arrangedPhotos(photos, notes)
      .slice(0, SITEMAP_IMAGES)
      .map(({ image: { url } }) => shownPhoto(url, notes?.[url]?.version)),
  }));
}

interface SitemapPhotos {
  photos: Vehicle['images'];
  notes: PhotoNotes | null;
}

/** The vehicles of one sitemap file. */
interface SitemapPart {
  count: number;
  updatedAt: Date;
}

/**
 * Returns the number and last change of the vehicles in each sitemap file, in the order of `sitemapVehicles`.
 *
 * @param size vehicles per file
 */
export async function sitemapVehicleParts(
  db: Queryable,
  dealershipIds: readonly string[],
  size: number,
): Promise<SitemapPart[]> {
  const { rows } = await db.query<SitemapPart>({
    name: 'sitemap-parts',
    text: `select count(*)::int as count, max(changed) as "updatedAt"
           from (select ${PAGE_CHANGED_AT} as changed, (row_number() over (order by slug) - 1) / $2::int as part
                 from cars where ${LISTED}) listed
           group by part order by part`,
    values: [dealershipIds, size],
  });
  return rows;
}

/** The attributes of a vehicle that results pages are about, as the search names them. */
export const LANDING_ATTRIBUTES = [
  'car_type',
  'item_type',
  'simple_body',
  'make',
  'model',
  'dealership_slug',
  'location_slug',
] as const;
export type LandingAttribute = (typeof LANDING_ATTRIBUTES)[number];

/** The last change among vehicles with the same attributes. */
export type StockChange = Record<LandingAttribute, string | null> & { updatedAt: Date };

/**
 * Returns when the stock last changed, by the attributes that results pages are about. Sold and withdrawn
 * vehicles count, because a results page changes when one leaves it.
 */
export async function stockChanges(db: Queryable, dealershipIds: readonly string[]): Promise<StockChange[]> {
  const names = LANDING_ATTRIBUTES.map((name) => `record->>'${name}' as ${name}`).join(', ');
  const { rows } = await db.query<StockChange>({
    name: 'stock-changes',
    text: `select ${names}, max(greatest(${PAGE_CHANGED_AT}, retired_at)) as "updatedAt"
           from cars where dealership_id = any($1) and ${PUBLIC} group by 1, 2, 3, 4, 5, 6, 7`,
    values: [dealershipIds],
  });
  return rows;
}

/**
 * Returns a vehicle from its row, reserved if its feed says so or a shopper reserved it here, with its best
 * photos first.
 *
 * @throws ZodError for a record that is not a vehicle
 */
export function vehicleOf({
  record,
  kept,
  formerDays = null,
  photoNotes = null,
  recalled = false,
}: Pick<VehicleRow, 'record' | 'kept'> &
  Partial<Pick<VehicleRow, 'formerDays' | 'photoNotes' | 'recalled'>>): Vehicle {
  const { before_price_days: _, open_recall: __, ...vehicle } = vehicleSchema.parse(record);
  return {
    ...vehicle,
    images: arrangedPhotos(vehicle.images, photoNotes),
    ...(formerDays === null ? {} : { before_price_days: formerDays }),
    ...(kept ? { reserved: true } : {}),
    ...(recalled ? { open_recall: true } : {}),
  };
}

/**
 * Returns a vehicle as its page shows it, from its row.
 *
 * @throws ZodError for a record that is not a vehicle
 */
export function publicVehicle({ retiredAt, ...row }: VehicleRow, lead: PriceLead): PublicVehicle {
  const vehicle = withPriceLead(withShownPhotos(vehicleOf(row), row.photoNotes), lead);
  if (retiredAt === null) return { vehicle, state: isInStock(vehicle.status) ? 'live' : 'sold' };
  return {
    vehicle: { ...vehicle, status: isInStock(vehicle.status) ? 'others' : vehicle.status },
    state: 'withdrawn',
  };
}
