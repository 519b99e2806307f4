import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { keepPageFor } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import { type CardVehicle, cardAttributes } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';

/** The filter of a site's visible stock at this moment. */
export const visibleStock = (site: Site): string => siteStockFilter(site, Date.now() / 1000);

/** How long a page without its vehicles is kept when the search does not answer. */
export const RETRY_SECONDS = 1;

/**
 * Returns a fallback in place of an error: a page without its vehicles is better than no page. Neither the fallback nor
 * its page is kept, so the vehicles are back as soon as the search is.
 */
export async function orElse<Result>(
  otherwise: Result,
  site: Site,
  what: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error, site: site.slug }, `the search did not answer: ${what}`);
    await keepPageFor(RETRY_SECONDS);
    return otherwise;
  }
}

/**
 * Vehicles of a site as its cards show them.
 * @param ask.filters joined with the site's own
 * @param ask.query words to look for
 * @throws the search client's error
 */
export async function findCards(
  site: Site,
  ask: { filters: string; hitsPerPage: number; indexName?: string; query?: string },
): Promise<CardVehicle[]> {
  const { results } = await stockSearch(site.settings.priceLead).searchForHits<CardVehicle>({
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

/** What a count of stock tells: how many, how many of each value, and the ends of each number. */
export interface StockCounts {
  count: number;
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  ends: Readonly<Record<string, { min?: number; max?: number }>>;
}

/**
 * Counts parts of a site's stock, all in one call.
 * @param parts filters joined with the site's own, and the attributes to count by
 * @throws the search client's error
 */
export async function countStock(
  site: Site,
  parts: readonly { filters: string; query?: string; facets?: string[] }[],
): Promise<StockCounts[]> {
  const stock = visibleStock(site);
  const { results } = await stockSearch(site.settings.priceLead).searchForHits({
    requests: parts.map(({ filters, query = '', facets = [] }) => ({
      indexName: STOCK_INDEX,
      query,
      hitsPerPage: 0,
      facets,
      filters: allOf([stock, filters]),
    })),
  });
  return results.map(({ nbHits = 0, facets = {}, facets_stats: ends = {} }) => ({
    count: nbHits,
    facets,
    ends,
  }));
}
