import type { Queryable } from '../database/client.server.ts';
import { columnsOf, type RowOf } from '../database/row.ts';
import { cars } from '../database/schema/stock.ts';
import { type Car, carSchema } from '../vehicle/car.ts';
import { isInStock } from '../vehicle/visibility.ts';

/**
 * A car as the public may see it. `live` is for sale; `sold` is not in stock any more; its feed stopped
 * listing a `withdrawn` one without saying that it was sold. The last two keep their page, with the SOLD message and without indexing (OPEN-037).
 */
export interface PublicCar {
  car: Car;
  state: 'live' | 'sold' | 'withdrawn';
}

const STOCK_COLUMNS = columnsOf(cars, ['id', 'record', 'retiredAt']);

/** What a car is made of; `kept` is whether a shopper has reserved it, which the feed does not know. */
export type CarRow = RowOf<typeof STOCK_COLUMNS> & { kept: boolean };

/** The columns of `CarRow`. */
export const CAR_COLUMNS = `${STOCK_COLUMNS}, exists (
  select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed')) as kept`;

// A dealer who hides a car hides its page too (STATUS-19); a retired car was hidden by us, not by the dealer.
const PUBLIC = '(show_on_dealer_website or retired_at is not null)';

/**
 * The car behind an address, among the stock of a site.
 * @param dealershipIds the site's dealerships: nothing else is found, whatever the slug
 * @returns null for an unknown, foreign or hidden car
 */
export async function carBySlug(
  db: Queryable,
  dealershipIds: readonly string[],
  slug: string,
): Promise<PublicCar | null> {
  const { rows } = await db.query<CarRow>({
    name: 'car-by-slug',
    text: `select ${CAR_COLUMNS} from cars where slug = $2 and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, slug],
  });
  return rows[0] ? publicCar(rows[0]) : null;
}

/**
 * The car of an id, among the stock of a site.
 * @param dealershipIds the site's dealerships: nothing else is found, whatever the id
 * @returns null for an unknown, foreign or hidden car
 */
export async function carById(
  db: Queryable,
  dealershipIds: readonly string[],
  id: string,
): Promise<PublicCar | null> {
  const { rows } = await db.query<CarRow>({
    name: 'car-by-id',
    text: `select ${CAR_COLUMNS} from cars where id = $2 and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, id],
  });
  return rows[0] ? publicCar(rows[0]) : null;
}

/** The cars of several ids in their order, without those that are unknown, foreign or hidden. */
export async function carsById(
  db: Queryable,
  dealershipIds: readonly string[],
  ids: readonly string[],
): Promise<PublicCar[]> {
  const { rows } = await db.query<CarRow>({
    name: 'cars-by-id',
    text: `select ${CAR_COLUMNS} from cars where id = any($2) and dealership_id = any($1) and ${PUBLIC}`,
    values: [dealershipIds, ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [publicCar(row)] : [];
  });
}

const SITEMAP_COLUMNS = columnsOf(cars, ['slug', 'updatedAt']);

/** A line of a site's sitemap. */
export type SitemapCar = RowOf<typeof SITEMAP_COLUMNS>;

/**
 * The pages of a site's cars for sale, for its sitemap, in a stable order.
 * @param page.after the last slug of the page before, '' for the first
 * @param page.limit at most 50,000, which is what one sitemap file may hold
 */
export async function sitemapCars(
  db: Queryable,
  dealershipIds: readonly string[],
  page: { after: string; limit: number },
): Promise<SitemapCar[]> {
  const { rows } = await db.query<SitemapCar>({
    name: 'sitemap-cars',
    text: `select ${SITEMAP_COLUMNS} from cars
           where dealership_id = any($1) and show_on_dealer_website and status in ('in_stock', 'coming_soon')
             and slug > $2
           order by slug limit $3`,
    values: [dealershipIds, page.after, page.limit],
  });
  return rows;
}

/**
 * A car as the stock table has it, reserved when its feed says so or a shopper reserved it here.
 * @throws ZodError for a record that is not a car
 */
export function carOf({ record, kept }: Pick<CarRow, 'record' | 'kept'>): Car {
  const car = carSchema.parse(record);
  return kept ? { ...car, reserved: true } : car;
}

function publicCar({ retiredAt, ...row }: CarRow): PublicCar {
  const car = carOf(row);
  if (retiredAt === null) return { car, state: isInStock(car.status) ? 'live' : 'sold' };
  return { car: { ...car, status: isInStock(car.status) ? 'others' : car.status }, state: 'withdrawn' };
}
