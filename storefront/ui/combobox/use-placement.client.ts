'use client';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

const NARROW = '(width < 576px)'; // RESP-01, RESP-02
const GAP = 8;
/** Minimum height, even if the page must scroll for it. */
const LEAST_HEIGHT = 420;
const MOST_HEIGHT = 640;

/**
 * Positions the panel below its field, as high as the viewport allows; on a phone in full width down to the
 * keyboard, with page scrolling locked.
 */
export function usePlacement(input: RefObject<HTMLInputElement | null>, isShown: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useEffect(() => {
    const field = input.current;
    if (!field || !isShown) return;
    const narrow = window.matchMedia(NARROW).matches;
    const view = window.visualViewport;
    // The bottom of what the keyboard leaves visible, even if the visitor has moved it (visual viewport).
    const height = () => (view ? view.offsetTop + view.height : window.innerHeight);
    const place = () => {
      const below = field.getBoundingClientRect().bottom + GAP;
      setStyle(
        narrow
          ? { top: below, height: height() - below }
          : { maxHeight: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, height() - below - GAP)) },
      );
    };
    if (narrow && field.getBoundingClientRect().bottom > height() - LEAST_HEIGHT / 2)
      // Pages scroll smoothly, which would move the field away from a panel placed meanwhile.
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
    place();
    const root = document.documentElement;
    const before = root.style.overflow;
    if (narrow) root.style.overflow = 'hidden';
    const follow = new AbortController();
    for (const target of [view, window])
      for (const event of narrow ? ['resize', 'scroll'] : ['resize'])
        target?.addEventListener(event, place, { signal: follow.signal, passive: true });
    return () => {
      follow.abort();
      root.style.overflow = before;
    };
  }, [input, isShown]);
  return style;
}
