import { useInstantSearch } from 'react-instantsearch';
import { EMPTY_STATE, type SearchState } from '../state.ts';
import { fromUiState, toUiState } from '../uistate.ts';
import { useSetup } from './setup-context.client.ts';

/**
 * What is asked now, and a way to ask something else: one search for any number of changes.
 * @returns `change` replaces the whole state, from page 1 unless it names a page
 */
export function useSearchState(): { state: SearchState; change: (next: Partial<SearchState>) => void } {
  const { defaultSort } = useSetup();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const state = fromUiState(indexUiState, defaultSort);
  return {
    state,
    change: (next) => {
      // Without a place there is no distance to sort by.
      const sort = state.sort === 'distance' && !next.near ? null : state.sort;
      setIndexUiState(toUiState({ ...EMPTY_STATE, sort, ...next }));
    },
  };
}
