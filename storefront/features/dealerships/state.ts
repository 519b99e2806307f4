import { parseAddress, serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type Range, type SearchState } from '@/stock/state.ts';

/**
 * Dealership search (SEARCH-48 to SEARCH-52): the dealerships of a group with matching stock. The
 * specification has a separate index with one record per dealership, which could not answer "a ute under
 * $40,000", which must be true of the same vehicle. So this queries the stock index, one hit per dealership.
 */
export interface DealershipsState {
  query: string;
  /** From 1. */
  page: number;
  categories: readonly string[];
  /** AUD. */
  price: Range | null;
}

export const EMPTY_DEALERSHIPS: DealershipsState = { query: '', page: 1, categories: [], price: null };

const OWN = /^(?:refinementList|menu)\[categories\](?:\[\d{0,4}\])?$|^range\[price\]$|^(?:query|page)$/;

/** Returns whether a query parameter belongs to the dealership search. */
export const isDealershipsParameter = (name: string): boolean => OWN.test(name);

/** Parses the query string of `/dealerships`; other parameters of results pages are ignored. */
export function parseDealerships(search: URLSearchParams): DealershipsState {
  const { query, page, lists, ranges } = parseAddress(search);
  return {
    query,
    page: Math.min(page, 100),
    categories: lists.categories ?? [],
    price: ranges.price ?? null,
  };
}

const toSearch = ({ query, page, categories, price }: DealershipsState): SearchState => ({
  ...EMPTY_STATE,
  query,
  page,
  lists: categories.length ? { categories } : {},
  ranges: price ? { price } : {},
});

/** Returns the query string in a fixed order. */
export const serialiseDealerships = (state: DealershipsState): string => serialiseState(toSearch(state));

/** Returns the results page of a dealership with the same filters. */
export const dealershipStockHref = (slug: string, state: DealershipsState): string =>
  `/search/${slug}${serialiseDealerships({ ...state, page: 1 })}`;

export const isAsking = ({ query, categories, price }: DealershipsState): boolean =>
  Boolean(query || categories.length || price);
