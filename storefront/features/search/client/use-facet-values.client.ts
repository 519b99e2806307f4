'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { compareFacetValues, facetLabel, facetValueLabel, type ListFacet } from '@/stock/facets.ts';
import type { ValueCount } from './find-facet-values.client.ts';
import { useAnswer, useSearchState, useSetup } from './search-context.client.ts';
import { useFacetItems } from './use-facet-items.client.ts';

/** Shorter lists are faster to read than to search. */
const FIND_FROM = 15;

export interface FacetValue {
  value: string;
  also: readonly string[];
  label: string;
  count: number;
  chosen: boolean;
}

/**
 * Returns the values of a filter in its order, and a search within them.
 * The search is local if all values are loaded. `find` is null for a list too short to search.
 */
export function useFacetValues(facet: ListFacet) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { attribute, limit, order } = facet;
  const label = facetLabel(facet, stock);
  const { state, change } = useSearchState();
  const { items: offeredItems, complete } = useFacetItems(attribute, limit);
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const matches = useMatches(facet, complete ? '' : words);
  const all = foldValues(
    (matches ?? offeredItems).map(({ value, count }) => ({
      value,
      also: [],
      label: facetValueLabel(attribute, value, stock),
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
    total: words ? Number.POSITIVE_INFINITY : all.length,
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
          label: t('find', {
            article: /^[AEIOU]/.test(label) ? 'an' : 'a',
            name: label.toLowerCase(),
          }),
          text,
          change: setText,
        }
      : null,
  };
}

/** Returns the matching values once the service has answered; refreshed with each answer. */
function useMatches({ attribute, limit }: ListFacet, words: string): readonly ValueCount[] | null {
  const setup = useSetup();
  const { state } = useSearchState();
  const answer = useAnswer();
  const [matches, setMatches] = useState<readonly ValueCount[] | null>(null);
  // Runs when the answer arrives, because by then the state matches it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depending on the state would send each request twice
  useEffect(() => {
    if (words === '') {
      setMatches(null);
      return;
    }
    let late = false;
    import('./find-facet-values.client.ts')
      .then(({ findFacetValues }) => findFacetValues(setup, state, { attribute, limit, words }))
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
