'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What loading-view.css knows a list of new hits by. */
const FRESH = 'data-fresh';

/**
 * Shows the rows on screen a frame before the rest of a list is laid out: of what new hits cost, half is layout
 * and paint of cards that nobody sees yet.
 * @param hits each new list of them begins anew; the first was laid out by the page itself
 */
export function useFirstRowsFirst(hits: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const shownHits = useRef(hits);
  useLayoutEffect(() => {
    const element = list.current;
    if (shownHits.current === hits || !element) return;
    shownHits.current = hits;
    element.setAttribute(FRESH, '');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => element.removeAttribute(FRESH));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeAttribute(FRESH);
    };
  }, [hits]);
  return list;
}
