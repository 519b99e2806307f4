'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useWhenNear } from './use-when-near.client.ts';

/**
 * Returns a component that is fully rendered on the server and whose script loads on demand.
 * @param load imports the component; if it fails, the server's markup stays
 */
export function lazyScript<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { promise: whenCalled, resolve } = Promise.withResolvers<void>();
  const call = async () => resolve();
  if (typeof window === 'undefined') resolve();
  const Part = lazy(async () => {
    await whenCalled;
    const part: ComponentType<Props> = await load().catch(() => new Promise<never>(() => undefined));
    return { default: part as ComponentType<object> };
  }) as unknown as ComponentType<Props>;
  return { Part, call };
}

/**
 * Loads the script of a `lazyScript` component when the visitor scrolls near it, or immediately after
 * client-side navigation, without server markup. Input typed before is kept; the component reads it on mount.
 */
export function NearPart({ call, children }: { call: () => Promise<void>; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useWhenNear(place, call);
  useEffect(() => {
    if (!place.current?.firstElementChild) void call();
  }, [call]);
  return (
    <div ref={place}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
