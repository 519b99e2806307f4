import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';
import { deliveryQuery } from '@forecourt/schemas/queries/delivery';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

/**
 * Where a site delivers to and for what; a region without a name or a price is left out.
 * @throws when the content lake does not answer
 */
export const loadDeliveryRegions = cache(async (site: string): Promise<DeliveryRegion[]> => {
  const table = await cached('delivery', { site }, () => ask(deliveryQuery, { site }));
  return (table?.regions ?? []).flatMap(({ name, postcodes, price }) =>
    name && price !== null && price >= 0 ? [{ name, postcodes, price }] : [],
  );
});
