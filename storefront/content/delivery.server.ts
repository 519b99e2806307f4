import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';
import { deliveryQuery } from '@forecourt/schemas/queries/delivery';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

/**
 * Returns the delivery regions of a site that have a name and a price.
 * @throws if the content lake does not answer
 */
export const loadDeliveryRegions = cache(async (site: string): Promise<DeliveryRegion[]> => {
  const table = await cached('delivery', { site }, () => ask(deliveryQuery, { site }));
  return (table?.regions ?? []).flatMap(({ name, postcodes, price }) =>
    name && price !== null && price >= 0 ? [{ name, postcodes, price }] : [],
  );
});
