import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { PricedVehicle } from '@forecourt/lib/vehicle/price-statement';
import { IN_STOCK } from '@/stock/in-stock.ts';
import { type LowestPrice, lowestFirst, lowestPrice } from '@/stock/lowest-price.ts';
import type { HitsResult } from '@/stock/multi-query.ts';
import type { DealershipsState } from './state.ts';

export const DEALERSHIPS_PER_PAGE = 21;
const MAKES_NAMED = 4;

export interface FoundDealership {
  slug: string;
  count: number;
  /** Counts by body type. */
  bodies: Readonly<Record<string, number>>;
  /** Their lowest price; null if none has a price. */
  from: LowestPrice | null;
  makes: string[];
}

export interface DealershipsAnswer {
  dealerships: FoundDealership[];
  total: number;
  categories: { value: string; count: number }[];
}

export interface DealershipHit extends Partial<PricedVehicle> {
  dealership_slug?: string;
}

export type DealershipsResult = HitsResult<DealershipHit>;

/** Returns the filter for vehicles of any of the categories, within the price as shown (OPEN-012). */
function vehiclesFilter({ categories, price }: Pick<DealershipsState, 'categories' | 'price'>): string {
  return allOf([
    categories.length > 0 && anyOf(categories.map((category) => literal('categories', category))),
    price?.min != null && `sort_price >= ${price.min}`,
    price?.max != null && `sort_price <= ${price.max}`,
  ]);
}

/**
 * Returns the first round of queries: dealerships with matching vehicles (SEARCH-48 to SEARCH-52), one hit
 * each, and the available categories.
 * @param scope filter of the site's stock
 */
export function dealershipsQueries(state: DealershipsState, scope: string) {
  const { query, page } = state;
  return [
    {
      indexName: STOCK_INDEX,
      query,
      filters: allOf([scope, IN_STOCK, vehiclesFilter(state)]),
      distinct: true,
      offset: (page - 1) * DEALERSHIPS_PER_PAGE,
      length: DEALERSHIPS_PER_PAGE,
      attributesToRetrieve: ['dealership_slug'],
    },
    {
      indexName: STOCK_INDEX,
      query,
      filters: allOf([scope, IN_STOCK, vehiclesFilter({ ...state, categories: [] })]),
      hitsPerPage: 0,
      facets: ['categories'],
    },
  ];
}

export const dealershipsFound = ([main]: readonly DealershipsResult[]): string[] =>
  (main?.hits ?? []).flatMap(({ dealership_slug }) => dealership_slug ?? []);

/** Returns the second round of queries: each dealership's vehicle count, makes and lowest price. */
export const factsQueries = (state: DealershipsState, scope: string, slugs: readonly string[]) =>
  slugs.map((slug) => ({
    ...lowestFirst(),
    query: state.query,
    filters: allOf([scope, IN_STOCK, vehiclesFilter(state), literal('dealership_slug', slug)]),
    facets: ['make', 'simple_body'],
  }));

/** Combines both rounds, in the site's order of dealerships. */
export function dealershipsAnswer(
  first: readonly DealershipsResult[],
  facts: readonly DealershipsResult[],
  order: readonly string[],
): DealershipsAnswer {
  const dealerships = dealershipsFound(first).map((slug, index) => {
    const facet = facts[index];
    return {
      slug,
      count: facet?.nbHits ?? 0,
      bodies: facet?.facets?.simple_body ?? {},
      from: lowestPrice(facet?.hits),
      makes: byCount(facet?.facets?.make)
        .slice(0, MAKES_NAMED)
        .map(({ value }) => value),
    };
  });
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return {
    dealerships: dealerships.toSorted((a, b) => place(a.slug) - place(b.slug)),
    total: first[0]?.nbHits ?? 0,
    categories: byCount(first[1]?.facets?.categories),
  };
}

const byCount = (values: Record<string, number> = {}) =>
  Object.entries(values)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-AU'));
