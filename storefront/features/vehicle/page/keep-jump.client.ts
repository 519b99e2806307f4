'use client';

/** Parts that come when they are near have come by then, on a slow line too. */
const SETTLED_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Whether the browser has kept the place of an earlier visit, which is not to be left. */
const isVisitedAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

let isFirstPage = true;

/**
 * Holds the page at the section that its address names: parts above it come while one is led past them and make the
 * page longer, so that the way would end short of it. Whoever moves the page themselves is left alone.
 * @returns what ends it
 */
export function keepJump(): () => void {
  let release = () => {};
  const hold = () => {
    release();
    const section = document.getElementById(location.hash.slice(1));
    if (!section) return;
    let height = document.body.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (document.body.offsetHeight === height) return;
      height = document.body.offsetHeight;
      section.scrollIntoView({ behavior: 'instant' });
    });
    observer.observe(document.body);
    const timer = setTimeout(() => release(), SETTLED_MS);
    release = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const move of OWN_MOVES) removeEventListener(move, release);
    };
    for (const move of OWN_MOVES) addEventListener(move, release, { passive: true });
  };
  hold();
  // The browser began to scroll before the page was whole, and ends where the section was then.
  if (isFirstPage && !isVisitedAgain())
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  isFirstPage = false;
  addEventListener('hashchange', hold);
  return () => {
    release();
    removeEventListener('hashchange', hold);
  };
}
