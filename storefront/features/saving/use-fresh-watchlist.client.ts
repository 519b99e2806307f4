'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

/**
 * Loads the account's watchlist, since cached pages do not contain it.
 * @param isNeeded whether the stored copy is shown
 */
export function useFreshWatchlist(siteSlug: string, isNeeded: boolean): void {
  const t = useTranslations('saving');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a page do not change
  useEffect(() => {
    if (isNeeded)
      import('./refresh.client.ts').then(
        ({ refreshWatchlist }) => refreshWatchlist(siteSlug, t),
        (error) => console.info('the watchlist was not asked for', error),
      );
  }, [siteSlug, isNeeded]);
}
