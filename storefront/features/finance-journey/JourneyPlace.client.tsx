'use client';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

/** The journey within a page; its script loads when the visitor comes near. */
export function JourneyPlace({ car = null }: { car?: string | null }) {
  const [Loader, setLoader] = useState<ComponentType<{ car: string | null }> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    try {
      const { JourneyLoader } = await import('./JourneyLoader.client.tsx');
      setLoader(() => JourneyLoader);
    } catch (error) {
      console.info('the finance journey did not load', error);
    }
  }, []);
  useWhenNear(place, load);
  return (
    <div ref={place} data-far="">
      {Loader ? <Loader car={car} /> : <div aria-hidden className="skeleton h-64 noscript:hidden" />}
    </div>
  );
}
