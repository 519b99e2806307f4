'use client';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { Place } from './PlaceAddress.tsx';

/** A location's map, loaded when the visitor comes near; before that, and without scripts, its text. */
export function MapBlock({ place, children }: { place: Place; children: ReactNode }) {
  const [Part, setPart] = useState<ComponentType<{ place: Place }> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const spot = useRef<HTMLDivElement>(null);
  const load = useCallback(
    () =>
      import('./PlaceMap.client.tsx').then(
        ({ PlaceMap }) => setPart(() => PlaceMap),
        (error) => {
          console.info('the map did not load', error);
          setFailed(true);
        },
      ),
    [],
  );
  useWhenNear(spot, load);
  return (
    <div ref={spot} data-far="">
      {Part ? (
        <Part place={place} />
      ) : (
        <>
          {!hasFailed && (
            <div aria-hidden className="skeleton mb-10 aspect-square noscript:hidden sm:aspect-video" />
          )}
          {children}
        </>
      )}
    </div>
  );
}
