'use client';
import { type RefObject, useEffect } from 'react';

/** How far before it scrolls into view content is loaded (SIMILAR-07), in pixels. */
const AHEAD = 500;
/** Attribute of a place that is still far away, whose placeholder is not animated: that costs every frame. */
const FAR_ATTRIBUTE = 'data-far';

/**
 * Loads content once when the visitor scrolls near its place.
 * @param load stable; null to load nothing. Its signal is aborted on unmount.
 * @param ahead distance in pixels; larger for content that may change the height
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
