'use client';
import { useEffect } from 'react';
import { useAnswer, useProgress, useSearchState } from '../client/search-context.client.ts';
import { useSetup } from '../client/setup-context.client.ts';
import { rememberSearch } from './history.client.ts';
import { pastSearch } from './history.ts';

export function RememberSearch() {
  const { path, card } = useSetup();
  const answer = useAnswer();
  const { status } = useProgress();
  const { state } = useSearchState();
  const search = pastSearch(path, state);
  const key = search && JSON.stringify(search);
  const isSettled = status === 'idle' && answer !== null;
  // The key identifies the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    if (search && isSettled) rememberSearch(card.siteSlug, search);
  }, [key, isSettled, card.siteSlug]);
  return null;
}
