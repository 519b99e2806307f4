'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { RenderedState } from './rendered-state.ts';

export function LazyUpdateNotice({ facts }: { facts: RenderedState }) {
  const [News, setNews] = useState<ComponentType<{ facts: RenderedState }> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', start);
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() => {
        if (controller.signal.aborted) return;
        import('./UpdateNotice.client.tsx').then(
          ({ UpdateNotice }) => controller.signal.aborted || setNews(() => UpdateNotice),
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
