'use client';
import type { Recent } from '@forecourt/lib/inventory/search/recent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeAddress } from '@/ui/overlays.client.ts';
import type { ListSearch, Served } from './list-search.ts';

/** Debounce of typing in milliseconds (SEARCH-31, SEARCH-53). */
const TYPING_MS = 300;

type Status = 'idle' | 'loading' | 'error';

/**
 * Synchronises a page's search, address and results: changes update the address and search; Back and Forward
 * restore. Recent results are cached, and results of outdated searches ignored. If a search fails, the
 * earlier results stay (SEARCH-14).
 * @param recent results by address; outlives the page, so that returning shows them at once
 */
export function useListSearch<State, Answer>(
  { path, parse, serialise, queryOf, ask }: ListSearch<State, Answer>,
  served: Served<State, Answer>,
  recent: Recent<Answer>,
) {
  const [state, setState] = useState(served.state);
  const [answer, setAnswer] = useState(served.answer);
  const [status, setStatus] = useState<Status>(served.answer ? 'idle' : 'error');
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentAddress = useRef(serialise(served.state));
  const keyOf = useCallback((search: string) => path + search, [path]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const load = useCallback(
    async (next: State, search: string) => {
      turn.current += 1;
      const mine = turn.current;
      const cachedAnswer = recent.get(keyOf(search));
      if (cachedAnswer) {
        setAnswer(cachedAnswer);
        setStatus('idle');
        return;
      }
      setStatus('loading');
      try {
        const newAnswer = await ask(next);
        recent.set(keyOf(search), newAnswer);
        if (mine !== turn.current) return;
        setAnswer(newAnswer);
        setStatus('idle');
      } catch {
        if (mine === turn.current) setStatus('error');
      }
    },
    [ask, keyOf, recent],
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
    writeAddress(path + search, { instead: typing });
    void load(next, search);
  };

  /** Updates the field at once, and searches after a pause in typing. */
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
