import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** What a dealer asks for a car, as the partner hears from the dealer; null for a car or a price it does not know. */
export async function listingPriceIn(stock: Queryable, slug: string): Promise<number | null> {
  const { rows } = await stock.query<{ record: Vehicle }>('select record from cars where slug = $1', [slug]);
  return rows[0] ? sellingPrice(rows[0].record) : null;
}
