import { parseAddress, serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type Range, type SearchState } from '@/stock/state.ts';

/**
 * Dealership search (SEARCH-48 to SEARCH-52), as we read it: the dealers of a group that have what is asked,
 * found by their stock. The specification names its inputs (`categories`, `price`, `query`, `offset`), which
 * are fields of cars, and an index of its own that holds them beside the dealership. One record per dealer
 * could not answer "a ute under $40,000": that has to hold for the same car. So the stock index answers it,
 * one hit for each dealership, and there is no second copy of the stock to keep in step.
 *
 * It stands on `/dealerships` (ROUTE-65) and speaks the addresses of the results page, so that a dealer's
 * count and the list behind it are the same question.
 */
export interface DealersState {
  query: string;
  /** From 1. */
  page: number;
  categories: readonly string[];
  /** AUD. */
  price: Range | null;
}

export const EMPTY_DEALERS: DealersState = { query: '', page: 1, categories: [], price: null };

const OWN = /^(?:refinementList|menu)\[categories\](?:\[\d{0,4}\])?$|^range\[price\]$|^(?:query|page)$/;

/** Whether a parameter of an address says something about the search of dealers. */
export const isDealersParameter = (name: string): boolean => OWN.test(name);

/** Reads the query string of `/dealerships`; whatever else a results page takes is left out. */
export function parseDealers(search: URLSearchParams): DealersState {
  const { query, page, lists, ranges } = parseAddress(search);
  return {
    query,
    page: Math.min(page, 100),
    categories: lists.categories ?? [],
    price: ranges.price ?? null,
  };
}

const toSearch = ({ query, page, categories, price }: DealersState): SearchState => ({
  ...EMPTY_STATE,
  query,
  page,
  lists: categories.length ? { categories } : {},
  ranges: price ? { price } : {},
});

/** Writes it again, in one fixed order. */
export const serialiseDealers = (state: DealersState): string => serialiseState(toSearch(state));

/** The stock of a dealer that a search found: the same question on the results page. */
export const dealerStockHref = (slug: string, state: DealersState): string =>
  `/search/${slug}${serialiseDealers({ ...state, page: 1 })}`;

/** Whether anything narrows the dealers. */
export const isAsking = ({ query, categories, price }: DealersState): boolean =>
  Boolean(query || categories.length || price);
