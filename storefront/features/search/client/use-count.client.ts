'use client';
import { displayedCount } from '@/stock/count.ts';
import { useAnswer } from './search-context.client.ts';

interface FacetValues {
  name: string;
  data: Record<string, number>;
}

/** How many cars the last answer found, as it is shown (SEARCH-30). */
export function useCount(): number {
  const { results } = useAnswer();
  const chosen = results._state.disjunctiveFacetsRefinements.car_type ?? [];
  const facets = results.disjunctiveFacets as unknown as FacetValues[] | undefined;
  const types = Object.entries(facets?.find(({ name }) => name === 'car_type')?.data ?? {});
  // Counts of a refined facet are over more than the results: of all types, not of the chosen ones alone.
  const found = types.filter(([type]) => chosen.length === 0 || chosen.includes(type));
  return displayedCount(results.nbHits, Object.fromEntries(found));
}
