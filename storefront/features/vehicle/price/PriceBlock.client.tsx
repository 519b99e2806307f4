'use client';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { GaugeProps } from './Gauge.client.tsx';

/**
 * The place of the gauge, with a placeholder until its answer comes (GAUGE-08). The gauge and its script come when the
 * visitor comes near. With nothing to show it goes, and the heading with it unless a history stands below (GAUGE-09).
 * @param props.source address of the comparison, null for a vehicle that is not compared
 * @param props.children the price history, if there is one
 */
export function PriceBlock({ source, children }: { source: string | null; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const [Gauge, setGauge] = useState<ComponentType<GaugeProps> | null>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>(source ? 'waiting' : 'gone');
  const load = useCallback(
    () =>
      import('./Gauge.client.tsx').then(
        (part) => setGauge(() => part.Gauge),
        (error: unknown) => {
          console.info('the price comparison did not load', error);
          setState('gone');
        },
      ),
    [],
  );
  useWhenNear(place, source ? load : null);
  if (state === 'gone' && !children) return null;
  return (
    <section ref={place} id="price" aria-busy={state === 'waiting'} className="price-block">
      <h2 className="mb-4 text-2xl">Price</h2>
      {state === 'waiting' && <div aria-hidden className="skeleton price-wait" />}
      {source && Gauge && state !== 'gone' && <Gauge source={source} onState={setState} />}
      {children}
    </section>
  );
}
