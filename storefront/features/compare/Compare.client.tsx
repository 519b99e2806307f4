'use client';
import { lazy, Suspense } from 'react';
import { useStoredText } from '@/ui/stored.client.ts';
import { comparedKey } from './key.ts';

// Every page has these two, so they are small: what they do is fetched when it is needed.

const act = () => import('./store.client.ts');
const Bar = lazy(async () => ({ default: (await import('./CompareBar.client.tsx')).CompareBar }));

/**
 * The 'Compare' tick of a vehicle (CMP-01, CMP-02). A button, since a press before hydration is then heard later.
 * @param props.title of the vehicle, for readers that hear one tick at a time; absent where it is clear
 */
export function CompareTick({
  siteSlug,
  id,
  title,
  className,
}: {
  siteSlug: string;
  id: string;
  title?: string;
  className?: string;
}) {
  const storedList = useStoredText(comparedKey(siteSlug));
  const isTicked = storedList?.includes(`"${id}"`) ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own would lose a press before hydration
    <button
      type="button"
      role="checkbox"
      aria-checked={isTicked}
      aria-label={title && `Compare: ${title}`}
      className={`compare-tick ${className ?? ''}`.trim()}
      onPointerEnter={act}
      onClick={() => act().then(({ toggleCompared }) => toggleCompared(siteSlug, id))}
    >
      Compare
    </button>
  );
}

/** The bar of ticked vehicles (OPEN-019): nothing, and nothing to load, until one is ticked. */
export function CompareBar({ siteSlug }: { siteSlug: string }) {
  const storedList = useStoredText(comparedKey(siteSlug));
  return (
    storedList?.includes('"') && (
      <Suspense>
        <Bar siteSlug={siteSlug} />
      </Suspense>
    )
  );
}
