'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { SharedPhoto } from './shared-photos.client.ts';

/** Returns the photos that were shared with the app on this device; empty until they are read. */
export function useSharedPhotos(): [readonly SharedPhoto[], (photos: readonly SharedPhoto[]) => void] {
  const [shared, setShared] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { sharedPhotos } = await import('./shared-photos.client.ts');
      const found = await sharedPhotos();
      if (!isGone) setShared(found);
    };
    // Without them, or where storage is blocked, there is nothing to offer.
    void read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return [shared, setShared];
}

/** Says on the steps before the estimate that shared photos are kept. */
export function SharedNotice() {
  const [{ length }] = useSharedPhotos();
  const t = useTranslations('tradeInForm');
  if (length === 0) return null;
  return (
    <p role="status" className="mt-6 rounded-card bg-sunken p-card">
      {t('sharedKept', { count: length })}
    </p>
  );
}
