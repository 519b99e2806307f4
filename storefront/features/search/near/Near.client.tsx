'use client';
import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useSearchState } from '../client/search-context.client.ts';
import { locate, placeOf } from './places.client.ts';

/** Lets the search be asked near a place. Shows nothing. */
export function Near() {
  const { near } = useSearchState().state;
  const { setIndexUiState } = useInstantSearch();
  // An address may name a place that this page has not met yet: by going back, or by a link.
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
