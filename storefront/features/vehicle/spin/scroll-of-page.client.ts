'use client';
/** A finger has a direction once it has moved so far, in pixels. */
const DECIDED = 3;

/**
 * Keeps from a viewer in this place, which would take every touch for its own, one finger that moves up or down: the
 * page scrolls by it, as the place's `touch-action` lets it. Sideways, and with two fingers, it is the viewer's.
 * The viewer, which does not see such a touch move or end, takes it for one that rests, and forgets it after half a second.
 * @returns what ends it
 */
export function leaveScrollToPage(place: HTMLElement): () => void {
  let start: Touch | null = null;
  let isOfPage = false;
  const onStart = (event: TouchEvent) => {
    const [first, second] = event.touches;
    start = first && !second ? first : null;
    // A further finger on a page that scrolls already cannot stop it.
    isOfPage = !event.cancelable;
    if (isOfPage) event.stopPropagation();
  };
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (start && finger) {
      const [sideways, upright] = [
        Math.abs(finger.clientX - start.clientX),
        Math.abs(finger.clientY - start.clientY),
      ];
      const isDecided = Math.max(sideways, upright) >= DECIDED;
      if (isDecided) start = null;
      isOfPage = !event.cancelable || !isDecided || upright > sideways;
    }
    if (isOfPage) event.stopPropagation();
  };
  const onEnd = (event: TouchEvent) => {
    if (isOfPage && !start) event.stopPropagation();
  };
  const listeners = [
    ['touchstart', onStart],
    ['touchmove', onMove],
    ['touchend', onEnd],
  ] as const;
  for (const [name, listener] of listeners) place.addEventListener(name, listener, { capture: true });
  return () => {
    for (const [name, listener] of listeners) place.removeEventListener(name, listener, { capture: true });
  };
}
