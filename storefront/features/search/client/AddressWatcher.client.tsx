'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Reports every address change on the page: back, forward, or a link to this page. Needs its own Suspense
 * boundary, because search parameters are unknown during prerendering.
 */
export function AddressWatcher({ onAddress }: { onAddress: (search: string) => void }) {
  const parameters = useSearchParams();
  // useSearchParams updates with a delay and the visitor may have moved on, so read the browser's address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters only signal the change
  useEffect(() => {
    onAddress(window.location.search);
  }, [onAddress, parameters]);
  return null;
}
