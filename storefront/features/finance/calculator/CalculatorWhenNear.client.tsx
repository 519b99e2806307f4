'use client';
import type { CalculatorTerms } from '@forecourt/lib/finance/terms';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

const near = Promise.withResolvers<void>();
const load = () => import('./Calculator.client.tsx').then(({ Calculator }) => ({ default: Calculator }));

/** A script that does not come leaves the calculator as the server made it. */
const loadWhenNear = () =>
  near.promise.then(load).catch((error: unknown) => {
    console.info('the finance calculator did not load', error);
    return new Promise<never>(() => {});
  });

// On the server at once, so that it stands in the HTML; in a browser React keeps that HTML until the script is there.
const Calculator = lazy(typeof window === 'undefined' ? load : loadWhenNear);

interface Props {
  terms: CalculatorTerms;
  rateFixed: boolean;
}

/** The calculator as the server made it, whose script is fetched once somebody comes near. */
export function CalculatorWhenNear(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const arrive = useCallback(async () => near.resolve(), []);
  useWhenNear(place, arrive);
  return (
    <div ref={place}>
      <Suspense fallback={<div className="skeleton m-card h-96" />}>
        <Calculator {...props} />
      </Suspense>
    </div>
  );
}
