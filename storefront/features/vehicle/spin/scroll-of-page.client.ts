'use client';
/** Movement in pixels after which a gesture has a direction. */
const DECIDED = 3;

/**
 * Lets a vertical one-finger swipe over the viewer scroll the page, as the element's `touch-action` allows.
 * Horizontal swipes and two-finger gestures go to the viewer, which does not receive the end of a swipe
 * that scrolls; it drops the touch after half a second.
 * @returns a function that stops it
 */
export function leaveScrollToPage(place: HTMLElement): () => void {
  let start: Touch | null = null;
  let isOfPage = false;
  const onStart = (event: TouchEvent) => {
    const [first, second] = event.touches;
    start = first && !second ? first : null;
    // An additional finger cannot stop a page that already scrolls.
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
