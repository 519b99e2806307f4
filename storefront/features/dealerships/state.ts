import { parseAddress, serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type Range, type SearchState } from '@/stock/state.ts';

/**
 * Dealership search (SEARCH-48 to SEARCH-52), as we read it: the dealerships of a group that have what is asked,
 * found by their stock. The specification names its inputs (`categories`, `price`, `query`, `offset`), which
 * are fields of vehicles, and an index of its own that holds them beside the dealership. One record per dealership
 * could not answer "a ute under $40,000": that has to hold for the same vehicle. So the stock index answers it,
 * one hit for each dealership, and there is no second copy of the stock to keep in step.
 *
 * It stands on `/dealerships` (ROUTE-65) and speaks the addresses of the results page, so that a dealership's
 * count and the list behind it are the same question.
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

/** Whether a parameter of an address says something about the search of dealerships. */
export const isDealershipsParameter = (name: string): boolean => OWN.test(name);

/** Reads the query string of `/dealerships`; whatever else a results page takes is left out. */
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

/** Writes it again, in one fixed order. */
export const serialiseDealerships = (state: DealershipsState): string => serialiseState(toSearch(state));

/** The stock of a dealership that a search found: the same question on the results page. */
export const dealershipStockHref = (slug: string, state: DealershipsState): string =>
  `/search/${slug}${serialiseDealerships({ ...state, page: 1 })}`;

/** Whether anything narrows the dealerships. */
export const isAsking = ({ query, categories, price }: DealershipsState): boolean =>
  Boolean(query || categories.length || price);
