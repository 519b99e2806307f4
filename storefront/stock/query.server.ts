import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { skipPageCache } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';

export const visibleStock = (site: Site): string => siteStockFilter(site, Date.now() / 1000);

/**
 * Returns a fallback if the search fails: a page without vehicles is better than none.
 * The page is not cached, so that vehicles return with the search.
 */
export async function orElse<Result>(
  fallback: Result,
  site: Site,
  what: string,
  query: () => Promise<Result>,
): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    log.error({ err: error, site: site.slug, what }, 'stock_search_failed');
    await skipPageCache();
    return fallback;
  }
}

/**
 * Returns vehicles of a site for cards; `filters` narrow the site's own.
 * @throws the search client's error
 */
export async function findCards(
  site: Site,
  ask: { filters: string; hitsPerPage: number; indexName?: string; query?: string },
): Promise<CardVehicle[]> {
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits<CardVehicle>({
    requests: [
      {
        indexName: ask.indexName ?? STOCK_INDEX,
        query: ask.query ?? '',
        hitsPerPage: ask.hitsPerPage,
        filters: allOf([visibleStock(site), ask.filters]),
        attributesToRetrieve: cardAttributes(site),
        attributesToHighlight: [],
      },
    ],
  });
  return results[0]?.hits.map(({ _highlightResult: _, ...vehicle }) => vehicle) ?? [];
}

/** Counts by facet value, and the ends of numeric facets. */
export interface StockCounts {
  count: number;
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  ends: Readonly<Record<string, { min?: number; max?: number }>>;
}

/**
 * Counts parts of a site's stock in one call; `filters` narrow the site's own.
 * @throws the search client's error
 */
export async function countStock(
  site: Site,
  parts: readonly { filters: string; query?: string; facets?: string[]; maxValuesPerFacet?: number }[],
): Promise<StockCounts[]> {
  const stock = visibleStock(site);
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
    requests: parts.map(({ filters, query = '', facets = [], maxValuesPerFacet }) => ({
      indexName: STOCK_INDEX,
      query,
      hitsPerPage: 0,
      facets,
      ...(maxValuesPerFacet && { maxValuesPerFacet }),
      filters: allOf([stock, filters]),
    })),
  });
  return results.map(({ nbHits = 0, facets = {}, facets_stats: ends = {} }) => ({
    count: nbHits,
    facets,
    ends,
  }));
}
