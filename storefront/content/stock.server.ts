import { allOf, literal } from '@forecourt/lib/search/filter';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
import { siteStockFilter } from '@forecourt/lib/search/stock-filter';
import type { Site } from '@forecourt/lib/site/site';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/features/search/initial.server.ts';
import { type CardCar, cardAttributes } from '@/features/vehicle/card/car.ts';
import { log } from '@/logging/log.server.ts';

/** How many cars a featured list has. */
const FEATURED = 6;

const scope = (site: Site) => siteStockFilter(site, Date.now() / 1000);

/**
 * An empty answer in place of an error: a page without its cars is better than no page. It is not cached, so
 * that the cars are back as soon as the search is.
 */
async function orEmpty<Result>(site: Site, what: string, ask: () => Promise<Result[]>): Promise<Result[]> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error, site: site.slug }, `the search did not answer: ${what}`);
    return [];
  }
}

/** Used cars to show first: in stock, with more than one photo, in the site's own ranking. */
export function featuredUsedCars(site: Site): Promise<CardCar[]> {
  return orEmpty(site, 'featured used cars', () =>
    cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch().searchForHits<CardCar>({
          requests: [
            {
              indexName: STOCK_INDEX,
              query: '',
              hitsPerPage: FEATURED,
              filters: allOf([
                scope(site),
                literal('car_type', 'used'),
                literal('status', 'in_stock'),
                'photos_count > 1',
              ]),
              attributesToRetrieve: cardAttributes(site.features),
              attributesToHighlight: [],
            },
          ],
        });
        return results[0]?.hits.map(({ _highlightResult: _, ...car }) => car) ?? [];
      },
      { key: 'featured-used' },
    ),
  );
}

export interface BodyCount {
  body: string;
  count: number;
  /** A photo of a car of this body, the first in the site's ranking. */
  photo: string | null;
}

/**
 * The bodies a site has in stock, most cars first.
 * @param limit how many at most
 */
export function bodyCounts(site: Site, limit: number): Promise<BodyCount[]> {
  return orEmpty(site, 'body types', () =>
    cached('stock', { site: site.slug }, () => readBodies(site, limit), { key: `bodies-${limit}` }),
  );
}

async function readBodies(site: Site, limit: number): Promise<BodyCount[]> {
  const filters = allOf([scope(site), literal('status', 'in_stock')]);
  const { results } = await stockSearch().searchForHits({
    requests: [{ indexName: STOCK_INDEX, query: '', hitsPerPage: 0, facets: ['simple_body'], filters }],
  });
  const bodies = Object.entries(results[0]?.facets?.simple_body ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, limit);
  if (bodies.length === 0) return [];
  const photos = await stockSearch().searchForHits<{ primary_image_url: string | null }>({
    requests: bodies.map(([body]) => ({
      indexName: STOCK_INDEX,
      query: '',
      hitsPerPage: 1,
      filters: allOf([filters, literal('simple_body', body), 'photos_count > 0']),
      attributesToRetrieve: ['primary_image_url'],
      attributesToHighlight: [],
    })),
  });
  return bodies.map(([body, count], index) => ({
    body,
    count,
    photo: photos.results[index]?.hits[0]?.primary_image_url ?? null,
  }));
}
