'use client';
import { useEffect } from 'react';

/**
 * Loads the account's watchlist, since cached pages do not contain it.
 * @param isNeeded whether the stored copy is shown
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
