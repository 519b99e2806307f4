'use client';
import { useEffect } from 'react';
import { useLanguage } from '@/ui/use-language.ts';

/**
 * Loads the account's watchlist, since cached pages do not contain it.
 * @param isNeeded whether the stored copy is shown
 */
export function useFreshWatchlist(siteSlug: string, isNeeded: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    if (isNeeded)
      import('./refresh.client.ts').then(
        ({ refreshWatchlist }) => refreshWatchlist(siteSlug, language),
        (error) => console.info('the watchlist was not asked for', error),
      );
  }, [siteSlug, isNeeded, language]);
}
