'use client';

import { ALL_LAID_OUT } from '@/ui/far-blocks.ts';

/** Lazy parts have loaded by then, even on a slow connection. */
const SETTLED_MS = 10_000;
/** Lays out the parts that wait until they are near, since a section's place depends on the heights above it. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ALL_LAID_OUT);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the page at the section in its address while lazy parts above it load, until the visitor scrolls.
 * @returns a function that stops it
 */
export function keepAtSection(): () => void {
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
    // Smooth scrolling targets the section's position at the start, so it can end in the wrong place.
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
  // Before the browser follows the link, which then lands in one movement.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
    document.removeEventListener('click', onClick, true);
    layOutAll();
  };
  document.addEventListener('click', onClick, true);
  hold();
  addEventListener('hashchange', hold);
  return () => {
    release();
    document.removeEventListener('click', onClick, true);
    removeEventListener('hashchange', hold);
  };
}
