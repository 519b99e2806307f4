'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { lateTranslator } from '@/ui/texts/late-translator.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

type Calculators = typeof import('./calculators.client.ts');

type Start = (calculators: Calculators, place: HTMLElement, signal: AbortSignal) => void | Promise<void>;

interface Props {
  className: string;
  children: ReactNode;
}

/** Makes the fields in it calculate: loads the calculators' script and texts when the shopper is near. */
export function Calculator(props: Props) {
  return <WhenNear {...props} start={startRunning} />;
}

const startRunning = ({ running }: Calculators, place: HTMLElement, signal: AbortSignal) =>
  running(place, signal);

/** A `Calculator` that asks the server. */
export function CostCalculator({ kind, ...props }: Props & { kind: 'delivery' | 'driveAway' }) {
  const language = useLanguage();
  const start = useMemo<Start>(
    () => async (calculators, place, signal) => {
      const t = await lateTranslator(language, 'vehicleCosts');
      if (!signal.aborted) calculators[kind](place, signal, t);
    },
    [kind, language],
  );
  return <WhenNear {...props} start={start} />;
}

/** A `Calculator` of towing limits. */
export function TowCalculator(props: Props) {
  const language = useLanguage();
  const start = useMemo<Start>(
    () =>
      async ({ towing }, place, signal) => {
        const t = await lateTranslator(language, 'towing');
        if (!signal.aborted) towing(place, signal, { t, language });
      },
    [language],
  );
  return <WhenNear {...props} start={start} />;
}

function WhenNear({ start, className, children }: Props & { start: Start }) {
  const place = useRef<HTMLDivElement>(null);
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const calculators = await import('./calculators.client.ts').catch(() => null);
      if (!place.current || !calculators) return;
      try {
        await start(calculators, place.current, signal);
      } catch (error) {
        console.info('the texts of the calculator did not load', error);
      }
    },
    [start],
  );
  useWhenNear(place, load);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
