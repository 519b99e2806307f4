'use client';
import { useEffect } from 'react';

/**
 * Asks what the account has saved: pages are the same for everybody, so that is not in them. All who ask at about the same
 * time are answered by one request.
 * @param isNeeded whether what this browser remembers of it is shown
 */
export function useFreshWatchlist(siteSlug: string, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded)
      import('./refresh.client.ts').then(
        ({ refreshWatchlist }) => refreshWatchlist(siteSlug),
        (error) => console.info('the watchlist was not asked for', error),
      );
  }, [siteSlug, isNeeded]);
}
