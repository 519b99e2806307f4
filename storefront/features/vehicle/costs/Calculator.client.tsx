'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

type Calculators = typeof import('./calculators.client.ts');

interface Props {
  className: string;
  children: ReactNode;
}

/** Makes the fields in it calculate: loads the calculators' script when the shopper is near. */
export function Calculator(props: Props) {
  return <WhenNear {...props} start={startRunning} />;
}

const startRunning = ({ running }: Calculators, place: HTMLElement, signal: AbortSignal) =>
  running(place, signal);

/** A `Calculator` that asks the server; within a provider of the texts `vehicleCosts`. */
export function CostCalculator({ kind, ...props }: Props & { kind: 'delivery' | 'driveAway' }) {
  const t = useTranslations('vehicleCosts');
  const start = useMemo(
    () => (calculators: Calculators, place: HTMLElement, signal: AbortSignal) =>
      calculators[kind](place, signal, t),
    [kind, t],
  );
  return <WhenNear {...props} start={start} />;
}

/** A `Calculator` of towing limits; within a provider of the texts `towing`. */
export function TowCalculator(props: Props) {
  const t = useTranslations('towing');
  const language = useLanguage();
  const start = useMemo(
    () =>
      ({ towing }: Calculators, place: HTMLElement, signal: AbortSignal) =>
        towing(place, signal, { t, language }),
    [t, language],
  );
  return <WhenNear {...props} start={start} />;
}

function WhenNear({
  start,
  className,
  children,
}: Props & { start: (calculators: Calculators, place: HTMLElement, signal: AbortSignal) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const calculators = await import('./calculators.client.ts').catch(() => null);
      if (place.current && calculators) start(calculators, place.current, signal);
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
