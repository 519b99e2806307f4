'use client';
import { lazy, Suspense } from 'react';
import { useCompared } from './store.client.ts';

const CompareBarContents = lazy(() =>
  import('./CompareBarContents.client.tsx').then(({ CompareBarContents: Contents }) => ({
    default: Contents,
  })),
);

/** The bar of ticked vehicles (OPEN-019): nothing, and nothing to load, until one is ticked. */
export function CompareBar({ siteSlug }: { siteSlug: string }) {
  const ids = useCompared(siteSlug);
  return (
    ids.length > 0 && (
      <Suspense>
        <CompareBarContents siteSlug={siteSlug} ids={ids} />
      </Suspense>
    )
  );
}
