'use client';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { storedHistory, subscribeToHistory } from './history-storage.client.ts';

const Nothing = () => null;

/** Renders nothing if it fails to load. */
const RecentSearchList = lazy(() =>
  import('./RecentSearchList.client.tsx').then(
    (module) => ({ default: module.RecentSearchList }),
    () => ({ default: Nothing }),
  ),
);

const RECENT_TEXTS: readonly Namespace[] = ['stock'];

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
      <LateTexts namespaces={RECENT_TEXTS}>
        <Suspense>
          <RecentSearchList {...props} />
        </Suspense>
      </LateTexts>
    )
  );
}
