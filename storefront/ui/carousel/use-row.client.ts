'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of what is seen a press of a button moves on: the last card stays in sight. */
const STEP = 0.85;

/**
 * A scroll container of which several items show at once: whether there is more to either side, and a move there.
 * @returns `scroller` is the container's reference
 */
export function useRow<T extends HTMLElement>(): {
  scroller: RefObject<T | null>;
  hasBefore: boolean;
  hasAfter: boolean;
  move: (way: 1 | -1) => void;
} {
  const scroller = useRef<T>(null);
  const [more, setMore] = useState({ hasBefore: false, hasAfter: false });

  useEffect(() => {
    const row = scroller.current;
    if (!row) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      const hasBefore = scrollLeft > 2;
      const hasAfter = scrollLeft + clientWidth < scrollWidth - 2;
      setMore((now) =>
        now.hasBefore === hasBefore && now.hasAfter === hasAfter ? now : { hasBefore, hasAfter },
      );
    };
    // It also tells the first size, once the page has been laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (way: 1 | -1) => {
    const row = scroller.current;
    row?.scrollBy({ left: way * row.clientWidth * STEP });
  };
  return { scroller, ...more, move };
}
