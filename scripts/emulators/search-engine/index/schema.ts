import type { SortKey } from '../columns/sort-order.ts';

/** What an index maintains for searching: the union of what its settings and those of its replicas need. */
export interface IndexSchema {
  /** Attribute paths that are facets. */
  facets: string[];
  /** Attribute paths whose words are searchable, at most 64; null for every attribute. */
  searchable: string[] | null;
  /** Attribute paths whose words are also split at capitals. */
  camelCase: string[];
  /** Characters indexed as words of their own. */
  separators: string;
  /** Numeric attribute paths usable in filters; null for all. */
  numeric: string[] | null;
  /** The sort orders maintained, without duplicates. */
  orders: SortKey[][];
  /** Attributes that hits can be grouped by. */
  distinct: string[];
}

/** The schema of an index without settings. */
export const emptySchema: IndexSchema = {
  facets: ['_tags'],
  searchable: null,
  camelCase: [],
  separators: '',
  numeric: null,
  orders: [[]],
  distinct: [],
};

/** The name of a sort order; equal keys give equal names. */
export function orderName(keys: readonly SortKey[]): string {
  return keys.map(({ attribute, direction }) => `${direction}(${attribute})`).join(',');
}
