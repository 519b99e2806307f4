import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import { ALL_FACETS, WEEKLY } from './facets.ts';
import { isNarrowed, MAKE, MAKE_MODEL } from './make-models.ts';
import type { SearchState } from './state.ts';

export const exclusionFilter = (without: SearchState['without']): string =>
  allOf(
    ALL_FACETS.flatMap(({ key, attribute }) =>
      (without[key] ?? []).map((value) => `NOT ${literal(attribute, value)}`),
    ),
  );

/** Each make, or the models it is narrowed to. */
function makesFilter(lists: SearchState['lists']): string | false {
  const makes = (lists[MAKE] ?? []).filter((make) => !isNarrowed(lists, make));
  const literals = [
    ...makes.map((make) => literal(MAKE, make)),
    ...(lists[MAKE_MODEL] ?? []).map((pair) => literal(MAKE_MODEL, pair)),
  ];
  return literals.length > 0 && anyOf(literals);
}

/**
 * Returns the filters for queries outside the results page, without text, sort and page.
 * @param weekly returns the filter for bands of weekly figures by a shopper's own deposit and term; null for the
 *   payments of lenders
 */
export function stateFilter(
  {
    lists,
    without = {},
    ranges,
  }: Pick<SearchState, 'lists' | 'ranges'> & Partial<Pick<SearchState, 'without'>>,
  weekly: ((labels: readonly string[]) => string) | null = null,
): string {
  return allOf([
    makesFilter(lists),
    ...ALL_FACETS.flatMap(({ key, attribute }) => {
      const values = key === MAKE || key === MAKE_MODEL ? [] : (lists[key] ?? []);
      const { min = null, max = null } = ranges[key] ?? {};
      return [
        values.length > 0 &&
          (weekly && attribute === WEEKLY
            ? weekly(values)
            : anyOf(values.map((value) => literal(attribute, value)))),
        min !== null && `${attribute} >= ${min}`,
        max !== null && `${attribute} <= ${max}`,
      ];
    }),
    exclusionFilter(without),
  ]);
}
