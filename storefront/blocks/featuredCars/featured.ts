import { savedSearch } from '@forecourt/lib/inventory/search/saved-filter';
import { isSortKey, type SortKey, sortOf } from '@forecourt/lib/inventory/search/sorts';
import type { Site } from '@forecourt/lib/sites/site';
import { searchHref } from '@/stock/address.ts';
import { siteFacets } from '@/stock/facets.ts';
import { stateFilter } from '@/stock/state-filter.ts';

/** A featured list never shows sold vehicles. */
const FOR_SALE = '(status:in_stock OR status:coming_soon)';

export interface Featured {
  indexName: string;
  filters: string;
  /** The results page of the same search; null if the site has no such filter. */
  href: string | null;
}

/**
 * Returns the search for a block of featured vehicles, and its results page.
 * @param stored the editor's filter; an empty one means all stock
 */
export function featuredSearch(
  site: Pick<Site, 'settings' | 'features'>,
  { filter: storedFilter, sort: key }: { filter: unknown; sort: string | null },
): Featured {
  const { settings, features } = site;
  const sort: SortKey = key && isSortKey(key) ? key : settings.defaultSort;
  const { lists, ranges } = savedSearch(storedFilter);
  const facetKeys = new Set(siteFacets(site).map((facet) => facet.key));
  const reachable = [...Object.keys(lists), ...Object.keys(ranges)].every((facet) => facetKeys.has(facet));
  return {
    indexName: sortOf(sort).indexName,
    filters: [
      FOR_SALE,
      stateFilter({ lists, ranges }),
      sort === 'sort_price:asc' && features.priceAscRequiresPrice && 'price > 0', // SEARCH-32
      sort === 'weekly_price:asc' && 'weekly_price > 0',
    ]
      .filter(Boolean)
      .join(' AND '),
    href: reachable ? searchHref({ lists, ranges, sort: sort === settings.defaultSort ? null : sort }) : null,
  };
}
