import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import type { NestedQuery } from '@/stock/multi-query.ts';

export const WEEKLY_ASCENDING = sortOf('weekly_price:asc').indexName;
export const PRICE_ASCENDING = sortOf('sort_price:asc').indexName;

/** All must match, but any one of an inner list. */
export type FacetFilters = (string | string[])[];

/** The type allows deeper lists, which InstantSearch does not write. */
export const facetFiltersOf = (params: NestedQuery['params']): FacetFilters =>
  (params?.facetFilters ?? []) as FacetFilters;

export const valuesOf = (groups: FacetFilters, attribute: string): string[] =>
  groups
    .flat()
    .filter((filter) => filter.startsWith(`${attribute}:`))
    .map((filter) => filter.slice(attribute.length + 1));
