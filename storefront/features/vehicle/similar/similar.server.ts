import { siteStockFilter } from '@forecourt/lib/search/stock-filter';
import type { Site } from '@forecourt/lib/site/site';
import { mergeSimilar, similarQueries } from '@forecourt/lib/vehicle/similar';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';

/**
 * Vehicles like this one, at most six (SIMILAR rows): one multi-query, merged in the queries' order.
 * @throws the search client's error
 */
export async function similarVehicles(site: Site, vehicle: Vehicle): Promise<CardVehicle[]> {
  await tagPage([tagOf('stock', { site: site.slug })]);
  const queries = similarQueries(vehicle, siteStockFilter(site, Date.now() / 1000));
  const attributesToRetrieve = cardAttributes(site);
  const { results } = await stockSearch().searchForHits<CardVehicle>({
    requests: queries.map((query) => ({ ...query, attributesToRetrieve })),
  });
  return mergeSimilar(results, vehicle.id).map(({ _highlightResult: _, ...hit }) => hit as CardVehicle);
}
