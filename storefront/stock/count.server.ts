import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { IN_STOCK } from './in-stock.ts';
import { countStock, orElse } from './query.server.ts';
import { listedInResults } from './unpriced.server.ts';

const NOT_MOTORCYCLE = `NOT ${literal('simple_body', 'motorcycle')}`;
const NOT_TRUCK = `NOT ${literal('simple_body', 'lightTruck')}`;

/**
 * Returns how many vehicles a site has for sale; null if the search does not answer.
 * @param kind `cars` omits motorcycles and trucks
 */
export function stockCount(site: Site, kind: 'vehicles' | 'cars'): Promise<number | null> {
  const filters = kind === 'cars' ? allOf([IN_STOCK, NOT_MOTORCYCLE, NOT_TRUCK]) : IN_STOCK;
  return orElse(null, site, 'stock count', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => (await countStock(site, [{ filters }]))[0]?.count ?? null,
      {
        key: `count of ${kind}`,
      },
    ),
  );
}

/** Returns how many results a search without filters or order has, sold vehicles included; null if it does not answer. */
export const resultCount = (site: Site): Promise<number | null> =>
  orElse(null, site, 'result count', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => (await countStock(site, [{ filters: listedInResults(site) }]))[0]?.count ?? null,
      { key: 'count of results' },
    ),
  );
