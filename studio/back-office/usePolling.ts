import { useEffect, useRef } from 'react';

const EVERY_MS = 10_000;

/** Calls a function at an interval while the page is visible, and when it becomes visible again. */
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
