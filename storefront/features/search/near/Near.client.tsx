'use client';
import { useEffect } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import { locate, placeOf } from './places.client.ts';
import { connectNear } from './widget.client.ts';

/** Lets the search be asked near a place. Shows nothing. */
export function Near() {
  const { near } = useConnector(connectNear, {}, { $$type: 'forecourt.near' }) as { near: string | null };
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
