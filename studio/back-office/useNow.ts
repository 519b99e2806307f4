import { useEffect, useState } from 'react';

/** Returns the current server time, updated at an interval. */
export function useNow(skew: number, everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + skew;
}

/** Returns how many milliseconds the server's clock is ahead. */
export const skewOf = (serverNow: string): number => Date.parse(serverNow) - Date.now();
