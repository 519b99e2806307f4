'use client';

/** Parts that come when they are near have come by then, on a slow line too. */
const SETTLED_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

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
    const settle = () => section.scrollIntoView({ behavior: 'instant' });
    const observer = new ResizeObserver(() => {
      if (document.body.offsetHeight === height) return;
      height = document.body.offsetHeight;
      settle();
    });
    observer.observe(document.body);
    // A glide goes to where the section was when it began, and from where it is moved on the way it goes too far.
    addEventListener('scrollend', settle);
    const timer = setTimeout(() => release(), SETTLED_MS);
    release = () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scrollend', settle);
      for (const move of OWN_MOVES) removeEventListener(move, release);
    };
    for (const move of OWN_MOVES) addEventListener(move, release, { passive: true });
  };
  hold();
  addEventListener('hashchange', hold);
  return () => {
    release();
    removeEventListener('hashchange', hold);
  };
}
