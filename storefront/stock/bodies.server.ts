import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { type CountedBody, countedBodies } from '@forecourt/lib/vehicle/body';
import { cached } from '@/cache/cached.server.ts';
import { searchService } from './client.server.ts';
import { countStock, orElse, visibleStock } from './query.server.ts';
import { listedInResults } from './unpriced.server.ts';

export interface BodyCount extends CountedBody {
  photo: string | null;
}

/** Returns the body types in a site's results, most vehicles first, with as many as unsorted results list. */
export function bodyCounts(site: Site, limit: number): Promise<BodyCount[]> {
  return orElse([], site, 'body types', () =>
    cached('stock', { site: site.slug }, () => readBodies(site, limit), { key: `bodies-${limit}` }),
  );
}

async function readBodies(site: Site, limit: number): Promise<BodyCount[]> {
  const [counts] = await countStock(site, [{ filters: listedInResults(site), facets: ['simple_body'] }]);
  const bodies = countedBodies(counts?.facets.simple_body ?? {}).slice(0, limit);
  if (bodies.length === 0) return [];
  const stock = visibleStock(site);
  const photos = await searchService().searchForHits<{ primary_image_url: string | null }>({
    requests: bodies.map(({ values }) => ({
      indexName: STOCK_INDEX,
      query: '',
      hitsPerPage: 1,
      filters: allOf([
        stock,
        anyOf(values.map((value) => literal('simple_body', value))),
        'photos_count > 0',
      ]),
      attributesToRetrieve: ['primary_image_url'],
      attributesToHighlight: [],
    })),
  });
  return bodies.map((body, index) => ({
    ...body,
    photo: photos.results[index]?.hits[0]?.primary_image_url ?? null,
  }));
}
