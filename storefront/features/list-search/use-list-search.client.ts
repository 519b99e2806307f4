'use client';
import type { Recent } from '@forecourt/lib/inventory/search/recent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeAddress } from '@/ui/overlays.client.ts';
import type { ListSearch, Served } from './list-search.ts';

/** Milliseconds after the last letter before a search is asked (SEARCH-31, SEARCH-53). */
const TYPING_MS = 300;

type Status = 'idle' | 'loading' | 'error';

/**
 * Keeps a page's search, its address and its results in step: a change writes the address and searches, going back
 * and forth follows the address. Recent answers are kept and not requested again; an answer that arrives after a
 * newer search began is dropped. When the search fails, the earlier results stay (SEARCH-14).
 * @param recent answers by address; it outlives the page, so that coming back shows them at once
 */
export function useListSearch<State, Answer>(
  { path, parse, serialise, wordsOf, ask }: ListSearch<State, Answer>,
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

  /** Searches for another state and writes it into the address. */
  const go = (next: State) => {
    clearTimeout(timer.current);
    const search = serialise(next);
    setState(next);
    if (search === currentAddress.current) return;
    const before = parse(new URLSearchParams(currentAddress.current));
    const typing = wordsOf(next) !== wordsOf(before) && wordsOf(next) !== '' && wordsOf(before) !== '';
    currentAddress.current = search;
    // Letters of one word are one step back, not one each.
    writeAddress(path + search, { instead: typing });
    void load(next, search);
  };

  /** The same for words still being typed: shown in the field at once, searched after a pause. */
  const type = (next: State) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(next), TYPING_MS);
  };

  /** The address changed by itself: back, forward, or a link to this page. */
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
