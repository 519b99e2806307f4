import type { InitialResults } from 'instantsearch.js';
import type { SearchState } from '@/stock/state.ts';
import type { Progress } from './search-context.client.ts';

/** State that the search request reports to the page. */
export interface Report {
  /** The last search requested. */
  state: SearchState;
  /** The last answer; null before the first. */
  results: InitialResults | null;
  status: Progress['status'];
  retry: () => void;
}
