'use client';
import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useSearchState } from '../client/search-context.client.ts';
import { locate, placeOf } from './place-cache.client.ts';

export function Near() {
  const { near } = useSearchState().state;
  const { setIndexUiState } = useInstantSearch();
  // After Back or a link, the address may name a place that is not resolved yet.
  useEffect(() => {
    if (near === null || placeOf(near)) return;
    let isLeft = false;
    void locate(near).then((place) => {
      if (!isLeft && typeof place === 'object') setIndexUiState((state) => ({ ...state }));
    });
    return () => {
      isLeft = true;
    };
  }, [near, setIndexUiState]);
  return null;
}
