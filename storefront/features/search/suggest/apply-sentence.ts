import type { ParsedSentence } from '@forecourt/lib/inventory/search/sentence/understand';
import { parseNear } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';

const MAX_QUERY = 200;

/**
 * Merges a parsed sentence into a search: filters in the sentence replace earlier choices, other filters
 * stay, and its remaining words become the query.
 */
export function applySentence(state: SearchState, { state: saidState, rest }: ParsedSentence): SearchState {
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

function without(lists: Lists, less: Lists): Lists {
  const pairs = Object.entries(lists).map(
    ([key, values]) => [key, values.filter((value) => !less[key]?.includes(value))] as const,
  );
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0));
}
