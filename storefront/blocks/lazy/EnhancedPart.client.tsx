'use client';
import { type ReactNode, useCallback, useRef } from 'react';
import { useWhenNear } from '@/ui/use-when-near.client.ts';

const STARTS = {
  count: () => import('./count.client.ts'),
  countdown: () => import('./countdown.client.ts'),
  salesCounter: () => import('./salesCounter.client.ts'),
};

/**
 * A part of a block that the server renders and a script updates once it is near the viewport.
 * @param props.value input for the script, as `data-value`
 */
export function EnhancedPart({
  name,
  value,
  className,
  children,
}: {
  name: keyof typeof STARTS;
  value?: number;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { start } = await STARTS[name]();
      if (place.current && !signal.aborted) start(place.current, signal);
    },
    [name],
  );
  useWhenNear(place, load);
  const Tag = name === 'countdown' ? 'div' : 'span';
  return (
    <Tag ref={place} data-value={value} className={className}>
      {children}
    </Tag>
  );
}
