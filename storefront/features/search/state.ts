import type { SortKey } from '@forecourt/lib/search/sorts';

/** One end may be open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** What a shopper has asked of the stock: all that an address of the results page carries (FACET-01 to FACET-03). */
export interface SearchState {
  query: string;
  /** From 1. */
  page: number;
  /** Null: the site's default. */
  sort: SortKey | null;
  /** Chosen values by facet key, in the order chosen. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** By facet key. */
  ranges: Readonly<Record<string, Range>>;
  /** A postcode or the name of a place to tell distances from, null for none. */
  near: string | null;
}

export const EMPTY_STATE: SearchState = {
  query: '',
  page: 1,
  sort: null,
  lists: {},
  ranges: {},
  near: null,
};

/** Whether anything narrows the stock: words, values or ranges. */
export const isRefined = (state: SearchState): boolean =>
  state.query !== '' || Object.keys(state.lists).length > 0 || Object.keys(state.ranges).length > 0;
