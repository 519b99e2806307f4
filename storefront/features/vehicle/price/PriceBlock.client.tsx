'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { NoPrice } from './NoPrice.tsx';
import type { PricePair } from './PriceLine.client.tsx';

const TEXTS = ['priceComparison'] as const;

/** Distance in pixels at which to load: the result may be shorter than the placeholder or empty. */
const AHEAD = 1200;

/**
 * Price comparison with a placeholder until it loads (GAUGE-08), and the price history chart. An empty
 * comparison is removed, and the heading with it unless there is a history (GAUGE-09).
 * @param props.source address of the comparison, null for a vehicle that is not compared
 * @param props.prices the vehicle's price changes, null if there was only one price
 * @param props.lineShape aspect ratio of the chart, to reserve room
 * @param props.children the history as text, if there is one
 */
export function PriceBlock({
  heading,
  source,
  prices,
  lineShape,
  timeZone,
  children,
}: {
  heading: string;
  source: string | null;
  prices: PricePair[] | null;
  lineShape: number;
  timeZone: string;
  children: ReactNode;
}) {
  const language = useLanguage();
  const place = useRef<HTMLElement>(null);
  const [parts, setParts] = useState<typeof import('./lazy-price.client.ts') | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>(source ? 'waiting' : 'gone');
  const load = useCallback(
    () =>
      Promise.all([import('./lazy-price.client.ts'), loadTexts(language, TEXTS)]).then(
        ([loaded]) => setParts(loaded),
        (error: unknown) => {
          console.info('the price comparison did not load', error);
          setFailed(true);
          setState('gone');
        },
      ),
    [language],
  );
  useWhenNear(place, source || prices ? load : null, AHEAD);
  if (state === 'gone' && !children) return <NoPrice />;
  const waitingLine = (
    <div aria-hidden className="mt-3 noscript:hidden" style={{ maxWidth: 760, paddingBottom: 69 }}>
      <div className="skeleton" style={{ aspectRatio: lineShape }} />
    </div>
  );
  return (
    <section ref={place} data-far="" id="price" aria-busy={state === 'waiting'}>
      <h2 className="mb-4 text-2xl">{heading}</h2>
      {state === 'waiting' && <div aria-hidden className="skeleton h-80 noscript:hidden sm:h-45" />}
      {parts && source && state !== 'gone' && (
        <LateTexts namespaces={TEXTS}>
          <parts.Gauge source={source} onState={setState} />
        </LateTexts>
      )}
      {children}
      {prices &&
        (parts ? (
          <LateTexts namespaces={TEXTS} fallback={waitingLine}>
            <parts.PriceLine prices={prices} timeZone={timeZone} />
          </LateTexts>
        ) : (
          !hasFailed && waitingLine
        ))}
    </section>
  );
}
