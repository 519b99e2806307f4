'use client';
import { useEffect } from 'react';
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';

/** Announces hydration to early-presses.ts, previews and tests. */
export function Hydrated() {
  useEffect(() => {
    // After all effects of the page: until then, buttons may not work.
    const timer = setTimeout(() => {
      document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
      window.dispatchEvent(new Event(HYDRATED_EVENT));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
