'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Tells of every address the page comes to have: by going back or forward, or by a link to this page. Stands in
 * its own Suspense: it knows no address while the page is made ahead.
 */
export function AddressWatcher({ onAddress }: { onAddress: (search: string) => void }) {
  const parameters = useSearchParams();
  // The framework tells of an address a moment after it came; by then the visitor may be one further, so the
  // browser's own word counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are the news, not the content
  useEffect(() => {
    onAddress(window.location.search);
  }, [onAddress, parameters]);
  return null;
}
