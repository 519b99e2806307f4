import type { SortKey } from '@forecourt/lib/inventory/search/sorts';

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
  /** Values that are not wanted, by facet key. */
  without: Readonly<Record<string, readonly string[]>>;
  /** By facet key. */
  ranges: Readonly<Record<string, Range>>;
  /** A postcode or the name of a place to tell distances from, null for none. */
  near: string | null;
  /** What of a sentence was let go so that something is found: told, and not searched. */
  ignored: string;
}

export const EMPTY_STATE: SearchState = {
  query: '',
  page: 1,
  sort: null,
  lists: {},
  without: {},
  ranges: {},
  near: null,
  ignored: '',
};

/** Whether anything narrows the stock: words, values or ranges. */
export const isRefined = ({ query, lists, without, ranges }: SearchState): boolean =>
  query !== '' || [lists, without, ranges].some((each) => Object.keys(each).length > 0);
