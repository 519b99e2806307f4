'use client';
import { startTransition, useEffect, useState } from 'react';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

/** Most cards that stand on a screen. */
const FIRST_SCREEN = 9;

/**
 * A list of hits with those on screen first: below them the last hits stand until the new ones have been painted, so that
 * nobody waits for cards that are made where nobody looks.
 * @param hits each new list of them begins anew; the first is shown as a whole
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
