'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { PageFacts } from './page-facts.ts';

export function LazyVehicleNews({ facts }: { facts: PageFacts }) {
  const [News, setNews] = useState<ComponentType<{ facts: PageFacts }> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', start);
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() => {
        if (controller.signal.aborted) return;
        import('./VehicleNews.client.tsx').then(
          ({ VehicleNews }) => controller.signal.aborted || setNews(() => VehicleNews),
          () => {},
        );
      });
    };
    document.addEventListener('visibilitychange', start, { signal: controller.signal });
    start();
    return () => controller.abort();
  }, []);
  return News && <News facts={facts} />;
}
