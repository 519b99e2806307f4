'use client';
import { useEffect, useState } from 'react';
import { compareFacetValues, facetValueLabel, type ListFacet } from '@/stock/facets.ts';
import type { ValueCount } from './find-values.client.ts';
import { useAnswer, useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import { useFacetItems } from './use-facet-items.client.ts';

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
export function useValues(facet: ListFacet) {
  const { attribute, limit, order, label } = facet;
  const { state, change } = useSearchState();
  const { items: offeredItems, complete } = useFacetItems(attribute, limit);
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const matches = useMatches(facet, complete ? '' : words);
  const all = foldValues(
    (matches ?? offeredItems).map(({ value, count }) => ({
      value,
      also: [],
      label: facetValueLabel(attribute, value),
      count,
      chosen: state.lists[attribute]?.includes(value) ?? false,
    })),
  );
  const shownItems = words ? all.filter((item) => item.label.toLowerCase().includes(words)) : all;
  const long = all.length > FIND_FROM || !complete || words !== '';
  return {
    values: shownItems.toSorted((a, b) =>
      order === 'value' ? compareFacetValues(attribute, a.value, b.value) : b.count - a.count,
    ),
    chosen: all.filter(({ chosen: isChosen }) => isChosen).length,
    /** How many there are to choose from, found or not. */
    total: words ? Number.POSITIVE_INFINITY : all.length,
    /** Whether `values` are all there are. */
    complete,
    toggle: ({ value, also, chosen: isChosen }: FacetValue) => {
      const names = [value, ...also];
      const others = (state.lists[attribute] ?? []).filter((other) => !names.includes(other));
      change({
        ...state,
        lists: { ...state.lists, [attribute]: isChosen ? others : [...others, ...names] },
        page: 1,
      });
    },
    find: long
      ? {
          label: `Find ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`,
          text,
          change: setText,
        }
      : null,
  };
}

/** The values that the service finds by words, once they have come: asked anew with each answer. */
function useMatches({ attribute, limit }: ListFacet, words: string): readonly ValueCount[] | null {
  const setup = useSetup();
  const { state } = useSearchState();
  const answer = useAnswer();
  const [matches, setMatches] = useState<readonly ValueCount[] | null>(null);
  // The answer is the news: what it was asked is the state by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state without its answer yet would be asked twice
  useEffect(() => {
    if (words === '') {
      setMatches(null);
      return;
    }
    let late = false;
    import('./find-values.client.ts')
      .then(({ findValues }) => findValues(setup, state, { attribute, limit, words }))
      .then(
        (items) => !late && setMatches(items),
        (error: unknown) => console.info('the values could not be searched', error),
      );
    return () => {
      late = true;
    };
  }, [words, attribute, limit, setup, answer]);
  return matches;
}

/** Values of one name as one value. */
function foldValues(values: readonly FacetValue[]): FacetValue[] {
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
