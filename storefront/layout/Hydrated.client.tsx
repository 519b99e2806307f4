'use client';
import { useEffect } from 'react';
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';

/** Says that the page is hydrated, to whoever waits for it: the keeper of early presses, previews, and tests. */
export function Hydrated() {
  useEffect(() => {
    // After the effects of the whole page: until they have run, a button may press into the void.
    const timer = setTimeout(() => {
      document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
      window.dispatchEvent(new Event(HYDRATED_EVENT));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
