import type { ParsedSentence } from '@forecourt/lib/inventory/search/sentence/understand';
import { parseNear } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';

const MAX_QUERY = 200;

/** Replaces filters by those of a sentence; its other words become the query. */
export function applySentence(
  state: SearchState,
  { state: sentenceState, rest }: ParsedSentence,
): SearchState {
  return {
    query: rest.slice(0, MAX_QUERY),
    page: 1,
    sort: sentenceState.sort ?? state.sort,
    lists: { ...without(state.lists, sentenceState.without), ...sentenceState.lists },
    without: { ...without(state.without, sentenceState.lists), ...sentenceState.without },
    ranges: { ...state.ranges, ...sentenceState.ranges },
    near: sentenceState.near === null ? state.near : parseNear(sentenceState.near),
    pricedIn: state.pricedIn,
    terms: state.terms,
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
