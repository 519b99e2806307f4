'use client';
import { useEffect } from 'react';
import { LIVE_ATTRIBUTE, LIVE_EVENT } from '@/ui/early-clicks.ts';

/** Says that the page is alive, to whoever waits for it: the keeper of early clicks, and tests. */
export function Live() {
  useEffect(() => {
    document.documentElement.setAttribute(LIVE_ATTRIBUTE, '');
    window.dispatchEvent(new Event(LIVE_EVENT));
  }, []);
  return null;
}
