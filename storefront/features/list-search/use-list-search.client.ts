'use client';
import type { Recent } from '@forecourt/lib/inventory/search/recent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeAddress } from '@/ui/overlays.client.ts';
import { useAddress } from '@/ui/use-language.ts';

/** A search whose state is fully contained in the address. */
export interface ListSearch<State, Answer> {
  /** In English. */
  path: string;
  parse: (search: URLSearchParams) => State;
  /** Returns the canonical query string with `?`; empty for the default state. */
  serialise: (state: State) => string;
  /** Returns the search text, which changes with each letter typed. */
  queryOf: (state: State) => string;
  fetchAnswer: (state: State) => Promise<Answer>;
}

interface Served<State, Answer> {
  state: State;
  /** Null if the search did not answer. */
  answer: Answer | null;
}

/** Milliseconds (SEARCH-31, SEARCH-53). */
const TYPING_MS = 300;

type Status = 'idle' | 'loading' | 'error';

/**
 * Keeps a page's search, address and results in step; Back and Forward restore earlier ones.
 * Results of outdated searches are ignored. If a search fails, the earlier results stay (SEARCH-14).
 * @param recent results by address; outlives the page, so that going back shows them at once
 */
export function useListSearch<State, Answer>(
  { path, parse, serialise, queryOf, fetchAnswer }: ListSearch<State, Answer>,
  served: Served<State, Answer>,
  recent: Recent<Answer>,
) {
  const addressOf = useAddress();
  const [state, setState] = useState(served.state);
  const [answer, setAnswer] = useState(served.answer);
  const [status, setStatus] = useState<Status>(served.answer ? 'idle' : 'error');
  const latestTurn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentAddress = useRef(serialise(served.state));
  const keyOf = useCallback((search: string) => path + search, [path]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const load = useCallback(
    async (next: State, search: string) => {
      latestTurn.current += 1;
      const turn = latestTurn.current;
      const cachedAnswer = recent.get(keyOf(search));
      if (cachedAnswer) {
        setAnswer(cachedAnswer);
        setStatus('idle');
        return;
      }
      setStatus('loading');
      try {
        const newAnswer = await fetchAnswer(next);
        recent.set(keyOf(search), newAnswer);
        if (turn !== latestTurn.current) return;
        setAnswer(newAnswer);
        setStatus('idle');
      } catch {
        if (turn === latestTurn.current) setStatus('error');
      }
    },
    [fetchAnswer, keyOf, recent],
  );

  const go = (next: State) => {
    clearTimeout(timer.current);
    const search = serialise(next);
    setState(next);
    if (search === currentAddress.current) return;
    const before = parse(new URLSearchParams(currentAddress.current));
    const typing = queryOf(next) !== queryOf(before) && queryOf(next) !== '' && queryOf(before) !== '';
    currentAddress.current = search;
    // While typing, replace the history entry rather than adding one per letter.
    writeAddress(addressOf(path + search), { instead: typing });
    void load(next, search);
  };

  /** Updates the field at once and searches after a pause in typing. */
  const type = (next: State) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(next), TYPING_MS);
  };

  const follow = useCallback(
    (search: string) => {
      if (served.answer) recent.set(keyOf(serialise(served.state)), served.answer);
      const next = parse(new URLSearchParams(search));
      const query = serialise(next);
      if (query === currentAddress.current) return;
      clearTimeout(timer.current);
      currentAddress.current = query;
      setState(next);
      void load(next, query);
    },
    [keyOf, load, parse, recent, serialise, served],
  );

  const retry = () => void load(state, serialise(state));
  return { state, answer, status, go, type, follow, retry };
}
