'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

/** Wraps server-rendered fields. The calculation code loads when the visitor scrolls near. */
export function Calculator({
  kind,
  className,
  children,
}: {
  kind: 'running' | 'delivery' | 'driveAway' | 'towing';
  className: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const calculators = await import('./calculators.client.ts').catch(() => null);
      if (place.current) calculators?.[kind](place.current, signal);
    },
    [kind],
  );
  useWhenNear(place, load);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
