import type { InitialResults } from 'instantsearch.js';
import type { SearchState } from '@/stock/state.ts';
import type { Progress } from './search-context.client.ts';

/** What the part that asks tells the page. */
export interface Report {
  /** What it was asked last. */
  state: SearchState;
  /** The last answer; null before the first. */
  results: InitialResults | null;
  status: Progress['status'];
  retry: () => void;
}
