'use client';
import type { CalculatorTerms } from '@forecourt/lib/vehicle/finance/terms';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { FRAME } from './frame.ts';

const TEXTS = ['forms', 'financeCalculator'] as const;
const FIELDS = 480;
const CHART = 291;

interface Props {
  vehicle: string;
  terms: CalculatorTerms;
  rateFixed: boolean;
  next: ReactNode;
}

/**
 * Loads the calculator's script and texts when the shopper is near. Until then, and without script, the initial
 * values are shown.
 * @param props.words the loan amount, `props.frequencies` the repayment frequencies, `props.repayLabel` above them
 * @param props.children the initial result, rendered on the server
 */
export function CalculatorWhenNear({
  words,
  repayLabel,
  frequencies,
  children,
  ...props
}: Props & {
  words: string;
  repayLabel: string;
  frequencies: readonly string[];
  children: ReactNode;
}) {
  const language = useLanguage();
  const [Calculator, setCalculator] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    try {
      const [{ Calculator: Loaded }] = await Promise.all([
        import('./Calculator.client.tsx'),
        loadTexts(language, TEXTS),
      ]);
      setCalculator(() => Loaded);
    } catch (error) {
      console.info('the finance calculator did not load', error);
      setFailed(true);
    }
  }, [language]);
  useWhenNear(place, load);
  const room = (height: number | undefined, kept?: ReactNode) =>
    !hasFailed && (
      <div aria-hidden className="skeleton noscript:hidden" style={{ height }}>
        {kept}
      </div>
    );
  const start = (
    <>
      <div className={FRAME.columns}>
        <div className={FRAME.fields}>
          <div className="grid [&>*]:[grid-area:1/1]">
            {room(FIELDS)}
            <p className="numbers p-4">{words}</p>
          </div>
        </div>
        <div className={FRAME.answer}>
          {room(
            undefined,
            <div className="invisible">
              <p className="mb-1.5 text-sm font-semibold">{repayLabel}</p>
              <p className="flex flex-wrap gap-2">
                {frequencies.map((label) => (
                  <span key={label} className="chip px-3">
                    {label}
                  </span>
                ))}
              </p>
            </div>,
          )}
          {children}
          {props.next}
        </div>
      </div>
      {!hasFailed && (
        <div aria-hidden className={`${FRAME.chart} noscript:hidden`}>
          {room(CHART)}
        </div>
      )}
    </>
  );
  return (
    <div ref={place} data-far="">
      {Calculator ? (
        <LateTexts namespaces={TEXTS} fallback={start}>
          <Calculator {...props} />
        </LateTexts>
      ) : (
        start
      )}
    </div>
  );
}
