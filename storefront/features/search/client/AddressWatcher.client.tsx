import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { AddressRouter } from './address-router.client.ts';

/** Tells the router of every address the page comes to have. Stands in its own Suspense: it knows no address while the page is made ahead. */
export function AddressWatcher({ router }: { router: AddressRouter }) {
  const parameters = useSearchParams();
  useEffect(() => {
    router.follow(parameters.toString());
  }, [router, parameters]);
  return null;
}
