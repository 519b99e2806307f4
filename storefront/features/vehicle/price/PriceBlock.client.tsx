'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { NoPrice } from './NoPrice.tsx';
import type { PricePair } from './PriceLine.client.tsx';

/** An answer may be less high than a gauge, or nothing at all: asked this far ahead, it comes before it is seen. */
const AHEAD = 1200;

/**
 * The place of the gauge, with a placeholder until its answer comes (GAUGE-08), and of the line of prices. Both come
 * with their script and styles when the visitor comes near. A gauge with nothing to show goes, and the heading with it
 * unless a history stands below (GAUGE-09).
 * @param props.source address of the comparison, null for a vehicle that is not compared
 * @param props.prices the prices the vehicle has had, null when there was but one
 * @param props.lineShape width of the line divided by its height, for its room until it comes
 * @param props.children the history in words, if there is one
 */
export function PriceBlock({
  source,
  prices,
  lineShape,
  timeZone,
  children,
}: {
  source: string | null;
  prices: PricePair[] | null;
  lineShape: number;
  timeZone: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLElement>(null);
  const [parts, setParts] = useState<typeof import('./parts.client.ts') | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>(source ? 'waiting' : 'gone');
  const load = useCallback(
    () =>
      import('./parts.client.ts').then(setParts, (error: unknown) => {
        console.info('the price comparison did not load', error);
        setFailed(true);
        setState('gone');
      }),
    [],
  );
  useWhenNear(place, source || prices ? load : null, AHEAD);
  if (state === 'gone' && !children) return <NoPrice />;
  return (
    <section ref={place} data-far="" id="price" aria-busy={state === 'waiting'}>
      <h2 className="mb-4 text-2xl">Price</h2>
      {state === 'waiting' && <div aria-hidden className="skeleton h-80 noscript:hidden sm:h-45" />}
      {parts && source && state !== 'gone' && <parts.Gauge source={source} onState={setState} />}
      {children}
      {prices &&
        (parts ? (
          <parts.PriceLine prices={prices} timeZone={timeZone} />
        ) : (
          !hasFailed && (
            <div aria-hidden className="mt-3 noscript:hidden" style={{ maxWidth: 760, paddingBottom: 69 }}>
              <div className="skeleton" style={{ aspectRatio: lineShape }} />
            </div>
          )
        ))}
    </section>
  );
}
