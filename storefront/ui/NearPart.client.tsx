'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useWhenNear } from './use-when-near.client.ts';

/**
 * A component that the server writes whole and whose script comes once it is called for.
 * @param load imports the component; after a failure the server's markup stays
 */
export function lateScript<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
 * Where a component with a late script stands: calls for it when a visitor is near. On a page that the browser was led to
 * by a link there is no markup of the server's, so it is called for at once. What was typed or chosen in the markup is still
 * there when the script starts: the component reads it then.
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
