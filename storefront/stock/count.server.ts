import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { countStock, orElse } from './query.server.ts';

/** Returns the size of a site's stock; null if the search does not answer. */
export function stockCount(site: Site): Promise<number | null> {
  return orElse(null, site, 'stock count', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => (await countStock(site, [{ filters: '' }]))[0]?.count ?? null,
      {
        key: 'count',
      },
    ),
  );
}
