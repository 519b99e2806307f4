import { useInstantSearch } from 'react-instantsearch';
import { displayedCount } from '../count.ts';

interface FacetValues {
  name: string;
  data: Record<string, number>;
}

/** How many cars the last answer found, as it is shown (SEARCH-30). */
export function useCount(): number {
  const { results } = useInstantSearch();
  // Counts of a refined facet are over more than the results: then the answer's own number stands.
  const refined = (results._state.disjunctiveFacetsRefinements.car_type ?? []).length > 0;
  const facets = results.disjunctiveFacets as unknown as FacetValues[] | undefined;
  const types = refined ? undefined : facets?.find(({ name }) => name === 'car_type')?.data;
  return displayedCount(results.nbHits, types);
}
