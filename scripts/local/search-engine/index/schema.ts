import type { SortKey } from '../columns/sort-order.ts';

/** What an index keeps ready for searching: the union of what its settings and those of its replicas ask for. */
export interface IndexSchema {
  /** Attribute paths that are facets. */
  facets: string[];
  /** Attribute paths whose words are searchable, at most 64; null for every attribute. */
  searchable: string[] | null;
  /** Attribute paths cut at capitals as well. */
  camelCase: string[];
  /** Characters that are words of their own. */
  separators: string;
  /** Numeric attribute paths that can be filtered; null for every one. */
  numeric: string[] | null;
  /** The sort orders kept, without doubles. */
  orders: SortKey[][];
  /** Attributes that hits can be grouped by. */
  distinct: string[];
}

/** What an index without settings keeps. */
export const emptySchema: IndexSchema = {
  facets: ['_tags'],
  searchable: null,
  camelCase: [],
  separators: '',
  numeric: null,
  orders: [[]],
  distinct: [],
};

/** The name of a sort order: equal for equal keys. */
export function orderName(keys: readonly SortKey[]): string {
  return keys.map(({ attribute, direction }) => `${direction}(${attribute})`).join(',');
}
