import type { Queryable } from '../../platform/database/client.server.ts';
import type { PriceLead } from '../../sites/price-lead.ts';
import { sellingPrice } from '../price.ts';
import { withPriceLead } from '../price-lead.ts';
import type { Vehicle } from '../vehicle.ts';
import { type Compared, YEARS_APART } from './comparison.ts';

type Row = Pick<
  Vehicle,
  'year' | 'km' | 'price' | 'offer_price' | 'drive_away_price' | 'price_type' | 'badge' | 'series'
> & { body: string | null; drive: string | null; forSale: boolean };

/** More would not improve a comparison. */
const MOST_COMPARED = 300;

/**
 * Returns similar vehicles of these dealerships by make, model, condition and year, in stock or sold or
 * withdrawn since a given time, with their last price; newest first.
 * @param dealershipIds the site's dealerships; no other stock is compared
 * @param lead which price the site shows first
 */
export async function similarStock(
  db: Queryable,
  dealershipIds: readonly string[],
  vehicle: Vehicle,
  since: Date,
  lead: PriceLead,
): Promise<Compared[]> {
  const { year } = vehicle;
  if (year === null) return [];
  const years = Array.from({ length: 2 * YEARS_APART + 1 }, (_, index) => String(year - YEARS_APART + index));
  const { rows } = await db.query<Row>({
    name: 'similar-stock',
    // A retired vehicle's record keeps the price it was last offered at.
    text: `select (record->>'year')::integer as year, (record->>'km')::float as km,
                  (record->>'price')::float as price, (record->>'offer_price')::float as offer_price,
                  (record->>'drive_away_price')::float as drive_away_price,
                  record->>'price_type' as price_type,
                  record->>'badge' as badge, record->>'series' as series,
                  record->>'simple_body' as body, record->>'simple_drive' as drive,
                  retired_at is null and status in ('in_stock', 'coming_soon') as "forSale"
           from cars
           where lower(record->>'make') = lower($2) and lower(record->>'model') = lower($3)
             and record->>'year' = any($4) and dealership_id = any($1)
             and record->>'car_type' = $5 and record->>'item_type' = $6 and id <> $7
             and case when retired_at is not null then retired_at >= $8
                      when not show_on_dealer_website then false
                      when status = 'sold' then to_timestamp((record->>'sold_date_timestamp')::float) >= $8
                      else status in ('in_stock', 'coming_soon') end
           order by updated_at desc, id limit ${MOST_COMPARED}`,
    values: [
      dealershipIds,
      vehicle.make,
      vehicle.model,
      years,
      vehicle.car_type,
      vehicle.item_type,
      vehicle.id,
      since,
    ],
  });
  return rows.flatMap(({ year: builtIn, km, badge, series, body, drive, forSale, ...prices }) => {
    const price = sellingPrice(withPriceLead({ ...prices, before_price: null }, lead));
    return price === null || builtIn === null
      ? []
      : [{ year: builtIn, km, badge, series, body, drive, forSale, price }];
  });
}
