import { useEffect, useState } from 'react';

/** Now, by the server's clock, again every so often. */
export function useNow(skew: number, everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + skew;
}

/** How far the server's clock is ahead of this one. */
export const skewOf = (serverNow: string): number => Date.parse(serverNow) - Date.now();
