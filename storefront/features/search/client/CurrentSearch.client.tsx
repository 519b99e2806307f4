'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { fromUiState, toUiState } from '../uistate.ts';
import { AnswerContext, StateContext } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

/**
 * Asks InstantSearch for what is asked and answered, once for the whole page: each call of its hook puts the
 * state of every filter together anew, and a results page has two dozen places that want to know.
 */
export function CurrentSearch({ children }: { children: ReactNode }) {
  const { defaultSort } = useSetup();
  const { indexUiState, setIndexUiState, results, status, error, refresh } = useInstantSearch({
    catchError: true,
  });
  const state = useSame(fromUiState(indexUiState, defaultSort));
  const current = useMemo(
    () => ({
      state,
      change: (next: Partial<SearchState>) => {
        // Without a place there is no distance to sort by.
        const sort = state.sort === 'distance' && !next.near ? null : state.sort;
        setIndexUiState(toUiState({ ...EMPTY_STATE, sort, ...next }));
      },
    }),
    [state, setIndexUiState],
  );
  const answer = useMemo(() => ({ results, status, error, refresh }), [results, status, error, refresh]);
  return (
    <StateContext value={current}>
      <AnswerContext value={answer}>{children}</AnswerContext>
    </StateContext>
  );
}

/** A value as it was, for as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const held = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (text !== held.current.text) held.current = { value, text };
  return held.current.value;
}
