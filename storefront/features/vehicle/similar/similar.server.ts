import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { mergeSimilar, similarQueries } from '@forecourt/lib/inventory/search/similar';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';

/**
 * Returns up to six similar vehicles (SIMILAR rows): one multi-query, merged in query order.
 * @throws the search client's error
 */
export async function similarVehicles(site: Site, vehicle: Vehicle): Promise<CardVehicle[]> {
  await tagPage([tagOf('stock', { site: site.slug })]);
  const hits = await searchSimilar<CardVehicle>(site, vehicle, cardAttributes(site));
  return hits.map(({ _highlightResult: _, ...hit }) => hit as CardVehicle);
}

/**
 * Returns the ids of the same vehicles in the same order (OPEN-004).
 * @throws the search client's error
 */
export async function relatedIds(site: Site, vehicle: Vehicle): Promise<string[]> {
  const hits = await searchSimilar(site, vehicle, ['objectID']);
  return hits.map(({ objectID }) => objectID);
}

async function searchSimilar<Attributes>(site: Site, vehicle: Vehicle, attributesToRetrieve: string[]) {
  const queries = similarQueries(vehicle, siteStockFilter(site, Date.now() / 1000));
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<Attributes>({
    requests: queries.map((query) => ({ ...query, attributesToRetrieve })),
  });
  return mergeSimilar(results, vehicle.id);
}
