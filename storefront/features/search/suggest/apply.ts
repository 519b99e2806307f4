import type { ParsedSentence } from '@forecourt/lib/inventory/search/sentence/understand';
import { parseNear } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';

/** As much of a sentence as an address takes. */
const MAX_QUERY = 200;

/**
 * A search with an understood sentence put into it: what the sentence says of a filter takes the place of
 * what was chosen there before, what it does not speak of stays. Its other words become the query.
 */
export function withUnderstood(state: SearchState, { state: saidState, rest }: ParsedSentence): SearchState {
  return {
    query: rest.slice(0, MAX_QUERY),
    page: 1,
    sort: saidState.sort ?? state.sort,
    lists: { ...without(state.lists, saidState.without), ...saidState.lists },
    without: { ...without(state.without, saidState.lists), ...saidState.without },
    ranges: { ...state.ranges, ...saidState.ranges },
    near: saidState.near === null ? state.near : parseNear(saidState.near),
    ignored: '',
  };
}

type Lists = SearchState['lists'];

/** Values less those that the sentence now says the opposite of. */
function without(lists: Lists, less: Lists): Lists {
  const pairs = Object.entries(lists).map(
    ([key, values]) => [key, values.filter((value) => !less[key]?.includes(value))] as const,
  );
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0));
}
