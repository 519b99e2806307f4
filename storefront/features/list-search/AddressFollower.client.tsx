'use client';
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Tells of every address the page comes to have, before it is painted. Stands in its own Suspense: it knows no
 * address while the page is made ahead.
 */
export function AddressFollower({ onFollow }: { onFollow: (search: string) => void }) {
  const parameters = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are the news; the browser's own word counts
  useLayoutEffect(() => onFollow(window.location.search), [onFollow, parameters]);
  return null;
}
