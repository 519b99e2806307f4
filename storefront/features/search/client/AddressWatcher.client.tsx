'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { AddressRouter } from './address-router.client.ts';

/** Tells the router of every address the page comes to have. Stands in its own Suspense: it knows no address while the page is made ahead. */
export function AddressWatcher({ router }: { router: AddressRouter }) {
  const parameters = useSearchParams();
  // The framework tells of an address a moment after it came; by then the visitor may be one further, so the
  // browser's own word counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are the news, not the content
  useEffect(() => {
    router.follow(window.location.search);
  }, [router, parameters]);
  return null;
}
