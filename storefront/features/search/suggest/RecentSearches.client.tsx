'use client';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { storedHistory, subscribeToHistory } from './history-storage.client.ts';

const Nothing = (): ReactNode => null;

/** Renders nothing if it fails to load. */
const RecentSearchList = lazy(() =>
  import('./RecentSearchList.client.tsx').then(
    (module) => ({ default: module.RecentSearchList }),
    () => ({ default: Nothing }),
  ),
);

/**
 * Recent searches (OPEN-113), at the end of an existing line so that nothing shifts.
 * Loads nothing for a shopper without history.
 */
export function RecentSearches(props: { siteSlug: string; className?: string }) {
  const hasHistory = useSyncExternalStore(
    subscribeToHistory,
    () => storedHistory(props.siteSlug) !== null,
    () => false,
  );
  return (
    hasHistory && (
      <Suspense>
        <RecentSearchList {...props} />
      </Suspense>
    )
  );
}
