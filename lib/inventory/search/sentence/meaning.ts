import type { SortKey } from '../sorts.ts';

export interface Ends {
  min: number | null;
  max: number | null;
}

export type Meaning =
  | { kind: 'list'; lists: Readonly<Record<string, readonly string[]>> }
  | { kind: 'without'; lists: Readonly<Record<string, readonly string[]>> }
  | { kind: 'range'; key: string; ends: Ends }
  | { kind: 'sort'; sort: SortKey }
  /** A postcode or the name of a place; null for the shopper's own location. */
  | { kind: 'near'; place: string | null }
  /** A filler word: `with`, `a`, `cars`. */
  | { kind: 'joint' };

export interface Part {
  text: string;
  /** Start (inclusive) and end (exclusive). */
  span: readonly [start: number, end: number];
  meaning: Meaning;
}

/** The meaning of the words from a position on. */
export interface Reading {
  length: number;
  meaning: Meaning;
}

/** Returns the meaning of a phrase for any of `values`; `key` is an index attribute such as `make`. */
export const listMeaning = (key: string, values: readonly string[]): Meaning => ({
  kind: 'list',
  lists: { [key]: values },
});
