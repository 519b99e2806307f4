import type { SortKey } from '../columns/sort-order.ts';

/** The structures an index maintains for searching: the union of its settings and its replicas' settings. */
export interface IndexSchema {
  facets: string[];
  /** Attribute paths whose words are searchable, at most 64; null for every attribute. */
  searchable: string[] | null;
  /** Attribute paths whose words are also split at capitals. */
  camelCase: string[];
  separators: string;
  /** Numeric attribute paths usable in filters; null for all. */
  numeric: string[] | null;
  orders: SortKey[][];
  distinct: string[];
}

export const emptySchema: IndexSchema = {
  facets: ['_tags'],
  searchable: null,
  camelCase: [],
  separators: '',
  numeric: null,
  orders: [[]],
  distinct: [],
};

/** Returns the name of a sort order; equal keys give equal names. */
export function orderName(keys: readonly SortKey[]): string {
  return keys.map(({ attribute, direction }) => `${direction}(${attribute})`).join(',');
}
