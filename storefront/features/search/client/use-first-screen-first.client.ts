'use client';
import { startTransition, useEffect, useState } from 'react';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

const FIRST_SCREEN = 9;

/**
 * Updates the first screen of cards immediately and the rest after paint. Until then the old cards stay
 * below, so that rendering cards out of view does not delay visible ones.
 * @param hits each new list starts over; the first list is shown in full
 */
export function useFirstScreenFirst(hits: readonly CardVehicle[]): readonly CardVehicle[] {
  const [wholeList, setWholeList] = useState(hits);
  useEffect(() => {
    if (wholeList === hits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWholeList(hits)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hits, wholeList]);
  if (wholeList === hits) return hits;
  const first = hits.slice(0, FIRST_SCREEN);
  const ids = new Set(first.map(({ objectID }) => objectID));
  const below = wholeList.slice(FIRST_SCREEN, hits.length).filter(({ objectID }) => !ids.has(objectID));
  return [...first, ...below];
}
