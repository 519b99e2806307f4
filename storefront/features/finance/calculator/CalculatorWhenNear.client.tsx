'use client';
import type { CalculatorTerms } from '@forecourt/lib/finance/terms';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

interface Props {
  terms: CalculatorTerms;
  rateFixed: boolean;
  /** What one can do with the result. */
  next: ReactNode;
}

/**
 * The calculator, whose script is fetched once somebody comes near.
 * @param props.children what it starts with, made on the server: it stands until then, and stays when no script comes
 */
export function CalculatorWhenNear({ children, ...props }: Props & { children: ReactNode }) {
  const [Calculator, setCalculator] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    try {
      const { Calculator: Loaded } = await import('./Calculator.client.tsx');
      setCalculator(() => Loaded);
    } catch (error) {
      console.info('the finance calculator did not load', error);
      setFailed(true);
    }
  }, []);
  useWhenNear(place, load);
  return (
    <div ref={place} data-failed={hasFailed || undefined} className="group @container">
      {Calculator ? <Calculator {...props} /> : children}
    </div>
  );
}
