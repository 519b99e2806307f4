import { allOf, anyOf, literal } from '@forecourt/lib/search/filter';
import { ALL_FACETS } from './facets.ts';
import type { SearchState } from './state.ts';

/**
 * The filters of a state in the search protocol's language, for queries that no results page asks. Words,
 * sort and page are no filters and are left to the query.
 */
export function stateFilter({ lists, ranges }: Pick<SearchState, 'lists' | 'ranges'>): string {
  return allOf(
    ALL_FACETS.flatMap(({ key, attribute }) => {
      const values = lists[key] ?? [];
      const { min = null, max = null } = ranges[key] ?? {};
      return [
        values.length > 0 && anyOf(values.map((value) => literal(attribute, value))),
        min !== null && `${attribute} >= ${min}`,
        max !== null && `${attribute} <= ${max}`,
      ];
    }),
  );
}
