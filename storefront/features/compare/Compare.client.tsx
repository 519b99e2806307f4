'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useStoredText } from '@/ui/stored.client.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { comparedKey } from './key.ts';

const BAR_TEXTS = ['compareBar'] as const;

// Both are on every page, so their logic loads on demand.

const act = () => import('./store.client.ts');
const Bar = lazy(async () => ({ default: (await import('./CompareBar.client.tsx')).CompareBar }));

/**
 * The 'Compare' checkbox of a vehicle (CMP-01, CMP-02). A button, so that clicks before hydration are
 * replayed.
 * @param props.title of the vehicle, for screen readers; omit where it is clear
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
  const t = useTranslations('compareClient');
  const storedList = useStoredText(comparedKey(siteSlug));
  const isTicked = storedList?.includes(`"${id}"`) ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own would lose a press before hydration
    <button
      type="button"
      role="checkbox"
      aria-checked={isTicked}
      aria-label={title && t('tickNamed', { title })}
      className={`compare-tick ${className ?? ''}`.trim()}
      onPointerEnter={act}
      onClick={() => act().then(({ toggleCompared }) => toggleCompared(siteSlug, id, t('limit')))}
    >
      {t('tick')}
    </button>
  );
}

/** The bar of selected vehicles (OPEN-019); its script loads once one is selected. */
export function CompareBar({ siteSlug }: { siteSlug: string }) {
  const storedList = useStoredText(comparedKey(siteSlug));
  return (
    storedList?.includes('"') && (
      <LateTexts namespaces={BAR_TEXTS}>
        <Suspense>
          <Bar siteSlug={siteSlug} />
        </Suspense>
      </LateTexts>
    )
  );
}
