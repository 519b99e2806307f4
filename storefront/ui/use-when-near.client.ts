'use client';
import { type RefObject, useEffect } from 'react';

/** How far before it scrolls into view something is loaded (SIMILAR-07), in pixels. */
const AHEAD = 500;
/** On a place that nobody is near yet: what stands for its content keeps still, as motion costs each frame of the page. */
const FAR_ATTRIBUTE = 'data-far';

/**
 * Loads what a place shows when the visitor comes near it, once.
 * @param load stable for what it loads; null: nothing is to be loaded. Its signal ends with the place.
 * @param ahead how far before it scrolls into view, in pixels; further for what may turn out to be of another height
 */
export function useWhenNear(
  place: RefObject<HTMLElement | null>,
  load: ((signal: AbortSignal) => Promise<void>) | null,
  ahead = AHEAD,
): void {
  useEffect(() => {
    const element = place.current;
    if (!load || !element) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        element.removeAttribute(FAR_ATTRIBUTE);
        void load(controller.signal);
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [place, load, ahead]);
}
