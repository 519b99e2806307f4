'use client';
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Reports address changes before the next paint. Needs a Suspense boundary on static pages. */
export function AddressFollower({ onFollow }: { onFollow: (search: string) => void }) {
  const parameters = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the parameters change, but reads the browser's own address
  useLayoutEffect(() => onFollow(window.location.search), [onFollow, parameters]);
  return null;
}
