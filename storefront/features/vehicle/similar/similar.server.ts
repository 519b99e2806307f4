import { siteStockFilter } from '@forecourt/lib/search/stock-filter';
import type { Site } from '@forecourt/lib/site/site';
import type { Car } from '@forecourt/lib/vehicle/car';
import { mergeSimilar, similarQueries } from '@forecourt/lib/vehicle/similar';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { type CardCar, cardAttributes } from '@/stock/card-car.ts';
import { stockSearch } from '@/stock/client.server.ts';

/**
 * Cars like this one, at most six (SIMILAR rows): one multi-query, merged in the queries' order.
 * @throws the search client's error
 */
export async function similarCars(site: Site, car: Car): Promise<CardCar[]> {
  await tagPage([tagOf('stock', { site: site.slug })]);
  const queries = similarQueries(car, siteStockFilter(site, Date.now() / 1000));
  const attributesToRetrieve = cardAttributes(site);
  const { results } = await stockSearch().searchForHits<CardCar>({
    requests: queries.map((query) => ({ ...query, attributesToRetrieve })),
  });
  return mergeSimilar(results, car.id).map(({ _highlightResult: _, ...hit }) => hit as CardCar);
}
