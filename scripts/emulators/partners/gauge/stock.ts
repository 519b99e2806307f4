import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** Returns a car's advertised price from the dealer's stock; null for an unknown car or price. */
export async function listingPriceIn(stock: Queryable, slug: string): Promise<number | null> {
  const { rows } = await stock.query<{ record: Vehicle }>('select record from cars where slug = $1', [slug]);
  return rows[0] ? sellingPrice(rows[0].record) : null;
}
