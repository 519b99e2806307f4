import { useEffect, useRef } from 'react';

/** How often what is on the screen is asked for again. */
const EVERY_MS = 10_000;

/** Calls something every so often while somebody looks, and at once when they come back to the page. */
export function usePolling(work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
