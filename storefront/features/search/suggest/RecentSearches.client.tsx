'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { storedHistory, subscribeToHistory } from './history-storage.client.ts';

const Nothing = () => null;

/** A convenience: should it not load, the page stands without it. */
const RecentSearchList = lazy(() =>
  import('./RecentSearchList.client.tsx').then(
    (module) => ({ default: module.RecentSearchList }),
    () => ({ default: Nothing }),
  ),
);

/**
 * The last searches of this browser (OPEN-113). They stand at the end of a line that is there anyway, so that nothing
 * moves when they come; a shopper who has not searched yet neither sees nor loads anything of them.
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
