'use client';
import type { InitialResults } from 'instantsearch.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { writeAddress } from '@/ui/overlays.client.ts';
import { answerOf } from '../answer.ts';
import type { SearchSetup } from '../setup.ts';
import type { Report } from './InstantSearchBridge.client.tsx';
import type { Current, Progress } from './search-context.client.ts';
import { endTraversal, startingPoint } from './starting-point.client.ts';
import { useLazyInstantSearch } from './use-lazy-instant-search.client.ts';

/** The rows of an answer: the same array means the same answer. */
const rowsOf = (results: InitialResults | null): unknown =>
  results && Object.values(results)[0]?.results?.[0]?.hits;

/** Normalises a state as in its address: no empty lists, no sort key for the default order. */
function tidyState(state: SearchState, { defaultSort }: Pick<SearchSetup, 'defaultSort'>): SearchState {
  const lists = Object.fromEntries(Object.entries(state.lists).filter(([, values]) => values.length > 0));
  return { ...state, lists, sort: state.sort === defaultSort ? null : state.sort };
}

/**
 * Manages the state of a results page, which its address contains, and its answer.
 * @param isPersonal whether a pre-approval, which the server does not know, changes the answer
 */
export function useStockSearch(
  setup: SearchSetup,
  served: { search: string; results: InitialResults | null },
  isPersonal: boolean,
) {
  const [start] = useState(() => startingPoint(setup.path, served));
  const [state, setState] = useState(start.state);
  const [answer, setAnswer] = useState(() => start.results && answerOf(start.results));
  const rows = useRef(rowsOf(start.results));
  const latest = useRef(start.state);
  const [report, setReport] = useState<Omit<Report, 'results'> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isChanged = state !== start.state || isPersonal;
  const { Bridge, load } = useLazyInstantSearch({
    needed: isChanged || start.results === null,
    onFailure: useCallback(() => setHasFailed(true), []),
  });
  useEffect(endTraversal, []);

  const show = useCallback((next: SearchState) => {
    latest.current = next;
    setState(next);
  }, []);

  const change = useCallback<Current['change']>(
    (next) => {
      const before = latest.current;
      const sort = before.sort === 'distance' && !next.near ? null : before.sort;
      const { pricedIn, terms } = before;
      const after = tidyState({ ...EMPTY_STATE, sort, pricedIn, terms, ...next }, setup);
      const search = serialiseState(after);
      if (search === serialiseState(before)) return;
      show(after);
      const typing = after.query !== before.query && after.query !== '' && before.query !== '';
      const repriced = after.pricedIn !== before.pricedIn || after.terms !== before.terms;
      // Typing within a query replaces the history entry, so that Back undoes the query as a whole. Another state of
      // the prices, or other terms of weekly figures, replace it too, because it is the same search.
      writeAddress(window.location.pathname + search, { instead: typing || repriced });
    },
    [show, setup],
  );

  const follow = useCallback(
    (search: string) => {
      const next = parseAddress(search);
      if (serialiseState(next) !== serialiseState(latest.current)) show(next);
    },
    [show],
  );

  const onReport = useCallback(({ results, ...rest }: Report) => {
    setReport(rest);
    if (!results || rowsOf(results) === rows.current) return;
    rows.current = rowsOf(results);
    setAnswer(answerOf(results));
  }, []);

  const current = useMemo(() => ({ state, change }), [state, change]);
  const progress = useMemo<Progress>(() => {
    if (report) {
      const { status, retry } = report;
      return { status: status === 'idle' && report.state !== state ? 'loading' : status, retry };
    }
    const retry = () => {
      setHasFailed(false);
      load();
    };
    if (hasFailed) return { status: 'error', retry };
    return { status: isChanged || start.results === null ? 'loading' : 'idle', retry };
  }, [report, state, hasFailed, isChanged, start, load]);
  return { start, current, answer, progress, follow, Bridge, onReport };
}
