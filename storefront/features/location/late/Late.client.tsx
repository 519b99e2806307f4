'use client';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { OpenNow } from '../OpenNow.client.tsx';
import type { NearestPlaces } from './NearestPlaces.client.tsx';

/** Parts of a place that only the browser can work out, each with a script of its own. */
const PARTS = {
  openNow: () => import('../OpenNow.client.tsx').then((part) => part.OpenNow),
  nearest: () => import('./NearestPlaces.client.tsx').then((part) => part.NearestPlaces),
};

type Props =
  | { part: 'openNow'; props: Parameters<typeof OpenNow>[0] }
  | { part: 'nearest'; props: Parameters<typeof NearestPlaces>[0] };

/**
 * A part of a place that is fetched when the visitor comes near: pages made of blocks share a bundle, and few have one.
 * @param props.className keeps its place free until it has come
 */
export function Late({ part, props, className }: Props & { className?: string }) {
  const spot = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<object> | null>(null);
  const load = useCallback(
    () =>
      PARTS[part]().then(
        (module) => setPart(() => module as ComponentType<object>),
        (error) => console.info('a part of a place did not load', error),
      ),
    [part],
  );
  useWhenNear(spot, load);
  return (
    <div ref={spot} className={className}>
      {Part && <Part {...props} />}
    </div>
  );
}
