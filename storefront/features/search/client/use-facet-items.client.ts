'use client';
import { useMemo } from 'react';
import { type FacetItem, facetItems } from '../answer.ts';
import { maxFacetValues } from '../parameters.ts';
import { useAnswer, useSearchState, useSetup } from './search-context.client.ts';

const NONE: readonly string[] = [];

/** Returns the values that can be selected now; `complete` is whether these are all. */
export function useFacetItems(attribute: string, limit: number): { items: FacetItem[]; complete: boolean } {
  const counts = useAnswer()?.counts[attribute];
  const chosenValues = useSearchState().state.lists[attribute] ?? NONE;
  const most = maxFacetValues(useSetup());
  return useMemo(() => facetItems(counts, chosenValues, limit, most), [counts, chosenValues, limit, most]);
}

export const withToggled = (earlierValues: readonly string[] | undefined = NONE, value: string): string[] =>
  earlierValues.includes(value)
    ? earlierValues.filter((other) => other !== value)
    : [...earlierValues, value];
