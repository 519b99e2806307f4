'use client';
import { useEffect, useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { compareFacetValues, facetValueLabel, type ListFacet } from '@/stock/facets.ts';
import { useSearchState } from './search-context.client.ts';

/** Chosen ones first, so that none of them is cut off; then in the order of the stock. */
const ORDER: ['isRefined:desc', 'count:desc', 'name:asc'] = ['isRefined:desc', 'count:desc', 'name:asc'];
/** Lists up to this long are read faster than searched. */
const FIND_FROM = 15;

export interface FacetValue {
  value: string;
  /** Further values that read the same (readings 57). */
  also: readonly string[];
  label: string;
  count: number;
  chosen: boolean;
}

/**
 * The values of a filter that can be chosen now, in its order, and a search among them: here while all are at
 * hand, in the service when the list is longer than an answer.
 * @returns `find` is null for a list that is too short to search
 */
export function useValues({ attribute, limit, order, label }: ListFacet) {
  const { items, refine, searchForItems, hasExhaustiveItems, isFromSearch } = useRefinementList({
    attribute,
    operator: 'or',
    limit,
    sortBy: ORDER,
  });
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  // A new answer puts its own values in place of those found.
  const lost = words !== '' && !isFromSearch && !hasExhaustiveItems;
  useEffect(() => {
    if (lost) searchForItems(words);
  }, [lost, words, searchForItems]);
  const { state, change } = useSearchState();
  const all = folded(
    items.map(({ value, count, isRefined }) => ({
      value,
      also: [],
      label: facetValueLabel(attribute, value),
      count,
      chosen: isRefined,
    })),
  );
  const found = words ? all.filter((item) => item.label.toLowerCase().includes(words)) : all;
  const long = all.length > FIND_FROM || !hasExhaustiveItems || isFromSearch || words !== '';
  return {
    values: found.toSorted((a, b) =>
      order === 'value' ? compareFacetValues(attribute, a.value, b.value) : b.count - a.count,
    ),
    chosen: all.filter(({ chosen }) => chosen).length,
    /** How many there are to choose from, found or not. */
    total: words ? Number.POSITIVE_INFINITY : all.length,
    /** Whether `values` are all there are. */
    complete: hasExhaustiveItems,
    toggle: ({ value, also, chosen }: FacetValue) => {
      if (also.length === 0) return refine(value);
      const names = [value, ...also];
      const others = (state.lists[attribute] ?? []).filter((other) => !names.includes(other));
      change({
        ...state,
        lists: { ...state.lists, [attribute]: chosen ? others : [...others, ...names] },
        page: 1,
      });
    },
    find: long
      ? {
          label: `Find ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`,
          text,
          change: (next: string) => {
            setText(next);
            if (isFromSearch || !hasExhaustiveItems) searchForItems(next.trim());
          },
        }
      : null,
  };
}

/** Values of one name as one value. */
function folded(values: readonly FacetValue[]): FacetValue[] {
  const byLabel = new Map<string, FacetValue>();
  for (const item of values) {
    const first = byLabel.get(item.label);
    byLabel.set(
      item.label,
      first
        ? {
            ...first,
            also: [...first.also, item.value],
            count: first.count + item.count,
            chosen: first.chosen || item.chosen,
          }
        : item,
    );
  }
  return [...byLabel.values()];
}
