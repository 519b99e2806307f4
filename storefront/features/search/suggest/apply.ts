import type { Understanding } from '@forecourt/lib/search/sentence/understand';
import { parseNear } from '../near/near.ts';
import type { SearchState } from '../state.ts';

/** As much of a sentence as an address takes. */
const MAX_QUERY = 200;

/**
 * A search with an understood sentence put into it: what the sentence says of a filter takes the place of
 * what was chosen there before, what it does not speak of stays. Its other words become the query.
 */
export function withUnderstood(state: SearchState, { state: said, rest }: Understanding): SearchState {
  return {
    query: rest.slice(0, MAX_QUERY),
    page: 1,
    sort: said.sort ?? state.sort,
    lists: { ...state.lists, ...said.lists },
    ranges: { ...state.ranges, ...said.ranges },
    near: said.near === null ? state.near : parseNear(said.near),
  };
}
