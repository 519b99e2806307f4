import type { SortKey } from '../sorts.ts';

/** The ends of a range; null leaves that end open. */
export interface Ends {
  min: number | null;
  max: number | null;
}

/** What a phrase asks for. */
export type Meaning =
  | { kind: 'list'; lists: Readonly<Record<string, readonly string[]>> }
  /** Values that are not wanted. */
  | { kind: 'without'; lists: Readonly<Record<string, readonly string[]>> }
  | { kind: 'range'; key: string; ends: Ends }
  | { kind: 'sort'; sort: SortKey }
  /** A postcode or the name of a place; null is wherever the shopper is. */
  | { kind: 'near'; place: string | null }
  /** Holds the sentence together and asks for nothing: `with`, `a`, `cars`. */
  | { kind: 'joint' };

/** A phrase of the sentence and what it means. */
export interface Part {
  text: string;
  /** First letter and the one after the last. */
  span: readonly [start: number, end: number];
  meaning: Meaning;
}

/** A reading of the words from one place on. */
export interface Reading {
  /** How many words it takes. */
  length: number;
  meaning: Meaning;
}

/** A phrase that asks for any one of `values` in one filter; `key` is an attribute of the search index, such as `make`. */
export const listMeaning = (key: string, values: readonly string[]): Meaning => ({
  kind: 'list',
  lists: { [key]: values },
});
