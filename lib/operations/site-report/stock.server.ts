import { extraFilter } from '../../inventory/search/extra-filter.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { MONTHS_BACK } from '../../vehicle/price-comparison/comparison-text.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { ReportedSite } from './reported-site.ts';
import type { Comparable } from './similar-vehicles.ts';
import type { CheckedVehicle } from './vehicle-checks.ts';

/** A vehicle for sale with what the list of money at risk needs. */
export interface StockVehicle
  extends CheckedVehicle,
    Pick<Vehicle, 'price_type' | 'before_price' | 'subscription_price'> {
  feed: string;
  dealershipId: string;
  locationId: string | null;
  photoCount: number;
  /** True if a shopper has reserved it, here or by the feed. */
  isReserved: boolean;
}

type Scope = Pick<ReportedSite, 'dealershipIds' | 'carTypes' | 'caravansEnabled'>;

const RECORD = `jsonb_to_record(record) as vehicle(
  name text, year int, make text, model text, badge text, series text, km float, price float, offer_price float,
  preorder boolean, dealercomments text, images jsonb, car_type text, item_type text,
  price_type text, before_price float, subscription_price float, location_id text, reserved boolean,
  sold_date_timestamp float, video_url text, external_video_url text, file text)`;
const OF_SITE = 'dealership_id = any($1) and car_type = any($2) and ($3 or item_type = $4)';

const scopeValues = ({ dealershipIds, carTypes, caravansEnabled }: Scope) => [
  dealershipIds,
  carTypes,
  caravansEnabled,
  'car' satisfies CheckedVehicle['item_type'],
];

/** Returns the vehicles a site shows for sale, oldest first. */
export async function vehiclesForSale(
  db: Queryable,
  scope: Scope & Pick<ReportedSite, 'settings' | 'chargeTables'>,
): Promise<StockVehicle[]> {
  const { rows } = await db.query<StockVehicle>(
    `select id, slug, stocknum, created_at as "createdAt", coalesce(name, '') as name, year, make, model, badge, series, km,
            price, offer_price, coalesce(preorder, false) as preorder, car_type, item_type,
            images->0->'image'->>'url' as "firstPhoto",
            case when jsonb_typeof(images) = 'array' then jsonb_array_length(images) else 0 end as "photoCount",
            price_type, before_price, subscription_price, feed_id as feed, dealership_id as "dealershipId",
            location_id as "locationId",
            coalesce(reserved, false) or exists (
              select from reservations where car_id = cars.id and reservations.status in ('held', 'paid', 'agreed')
            ) as "isReserved",
            coalesce(dealercomments, '') ~ '\\S' as "hasComments",
            array(
              select reason from jsonb_array_elements(images) with ordinality as photo(entry, place)
              join photo_failures on photo_failures.address = photo.entry->'image'->>'url' order by place
            ) as "photoFailures",
            (
              select coalesce(jsonb_agg(jsonb_build_object('what', given.what, 'reason', reason) order by given.what), '[]')
              from (values ('film', video_url), ('film', external_video_url), ('history report', file)) given (what, address)
              join photo_failures using (address)
            ) as "fileFailures"
     from cars, ${RECORD}
     where ${OF_SITE} and show_on_dealer_website and retired_at is null and status in ('in_stock', 'coming_soon')
     order by created_at, id`,
    scopeValues(scope),
  );
  return keptByFilter(db, rows, scope);
}

/** Applies a site's extra filter like its search. */
async function keptByFilter(
  db: Queryable,
  vehicles: StockVehicle[],
  { settings, chargeTables: tables }: Pick<ReportedSite, 'settings' | 'chargeTables'>,
): Promise<StockVehicle[]> {
  if (settings.stockFilterExtra === '') return vehicles;
  const isKept = extraFilter(settings, { tables, now: new Date() });
  const { rows } = await db.query<VehicleRow>(`select ${VEHICLE_COLUMNS} from cars where id = any($1)`, [
    vehicles.map(({ id }) => id),
  ]);
  const shownIds = new Set(rows.flatMap((row) => (isKept(vehicleOf(row)) ? [row.id] : [])));
  return vehicles.filter(({ id }) => shownIds.has(id));
}

/** Returns these vehicles and those sold or withdrawn recently, for comparison. */
export async function comparables(db: Queryable, scope: Scope): Promise<Comparable[]> {
  const { rows } = await db.query<
    Omit<Comparable, 'price' | 'year'> & Pick<CheckedVehicle, 'price' | 'offer_price' | 'year'>
  >(
    `select id, year, make, model, badge, series, km, price, offer_price, car_type, item_type,
            retired_at is null and status in ('in_stock', 'coming_soon') as "forSale"
     from cars, ${RECORD}
     where ${OF_SITE}
       and case when retired_at is not null then retired_at >= now() - make_interval(months => $5)
                when not show_on_dealer_website then false
                when status = 'sold' then to_timestamp(sold_date_timestamp) >= now() - make_interval(months => $5)
                else status in ('in_stock', 'coming_soon') end
     order by id`,
    [...scopeValues(scope), MONTHS_BACK],
  );
  return rows.flatMap(({ price, offer_price, year, ...row }) => {
    const selling = sellingPrice({ price, offer_price });
    return selling === null || year === null ? [] : [{ ...row, year, price: selling }];
  });
}
