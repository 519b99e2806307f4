'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from './direction.client.ts';

/** Share of the visible width that a button scrolls, so that the last card stays visible. */
const STEP = 0.85;

/** State and actions of a scroll container that shows several items at once. */
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
      const { scrollWidth, clientWidth } = row;
      const scrolled = Math.abs(row.scrollLeft);
      const hasBefore = scrolled > 2;
      const hasAfter = scrolled + clientWidth < scrollWidth - 2;
      setMore((now) =>
        now.hasBefore === hasBefore && now.hasAfter === hasAfter ? now : { hasBefore, hasAfter },
      );
    };
    // Also reports the initial size, after the first layout.
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
    row?.scrollBy({ left: way * row.clientWidth * STEP * (isRightToLeft(row) ? -1 : 1) });
  };
  return { scroller, ...more, move };
}
