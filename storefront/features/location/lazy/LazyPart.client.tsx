'use client';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { OpenNow } from '../OpenNow.client.tsx';
import type { PlaceStreets } from '../streets/PlaceStreets.client.tsx';
import type { NearestPlaces } from './NearestPlaces.client.tsx';

const PARTS = {
  openNow: () => import('../OpenNow.client.tsx').then((part) => part.OpenNow),
  streets: () => import('../streets/PlaceStreets.client.tsx').then((part) => part.PlaceStreets),
  nearest: () => import('./NearestPlaces.client.tsx').then((part) => part.NearestPlaces),
};

/** The texts of each part, which load with it unless the page has them. */
const TEXTS = {
  openNow: ['hoursClient'],
  streets: ['locationClient', 'hoursClient', 'map'],
  nearest: ['locationClient'],
} as const satisfies Record<keyof typeof PARTS, readonly Namespace[]>;

type Props =
  | { part: 'openNow'; props: Parameters<typeof OpenNow>[0] }
  | { part: 'streets'; props: Parameters<typeof PlaceStreets>[0] }
  | { part: 'nearest'; props: Parameters<typeof NearestPlaces>[0] };

/**
 * A part that loads when the visitor comes near: pages of blocks share a bundle, and few of them need one.
 * @param props.className reserves its space until it has loaded
 */
export function LazyPart({ part, props, className }: Props & { className?: string }) {
  const spot = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<object> | null>(null);
  const load = useCallback(
    () =>
      PARTS[part]().then(
        (module) => setPart(() => module as ComponentType<object>),
        (error) => console.info('a location part failed to load', error),
      ),
    [part],
  );
  useWhenNear(spot, load);
  return (
    <div ref={spot} className={className}>
      {Part && (
        <LateTexts namespaces={TEXTS[part]}>
          <Part {...props} />
        </LateTexts>
      )}
    </div>
  );
}
