import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import type { PriceChange } from '../../vehicle/price-comparison/price-history.ts';
import { priceChanges } from '../tables/prices.ts';

const COLUMNS = columnsOf(priceChanges, ['at', 'price']);
/** A feed that changes a price every hour shall not fill a page. */
const MOST_CHANGES = 100;

/** The latest prices of a vehicle, oldest first. */
export async function priceChangesOf(db: Queryable, carId: string): Promise<PriceChange[]> {
  const { rows } = await db.query<RowOf<typeof COLUMNS>>({
    name: 'price-changes',
    text: `select ${COLUMNS} from price_changes where car_id = $1 order by id desc limit ${MOST_CHANGES}`,
    values: [carId],
  });
  return rows.reverse();
}
