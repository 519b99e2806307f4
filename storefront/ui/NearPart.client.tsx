'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { useWhenNear } from './use-when-near.client.ts';

interface LateScript<Props> {
  Part: ComponentType<Props>;
  call: () => Promise<void>;
  /** The component itself, on the server. */
  onServer: Promise<unknown> | null;
}

/**
 * A component that the server writes whole and whose script comes once it is called for.
 * @param load imports the component; after a failure the server's markup stays
 */
export function lateScript<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateScript<Props> {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const call = async () => resolve();
  if (typeof window === 'undefined') {
    const onServer = load();
    // biome-ignore lint/correctness/noComponentHookFactories: it is made once, by the module of the late script
    const Part = (props: Props) => {
      const Loaded = use(onServer);
      return <Loaded {...props} />;
    };
    return { Part, call, onServer };
  }
  const Part = lazy(async () => {
    await called;
    const part: ComponentType<Props> = await load().catch(() => new Promise<never>(() => undefined));
    return { default: part as ComponentType<object> };
  }) as unknown as ComponentType<Props>;
  return { Part, call, onServer: null };
}

/**
 * Where a component with a late script stands: calls for it when a visitor is near. On a page that the browser was led to
 * by a link there is no markup of the server's, so it is called for at once. What was typed or chosen in the markup is still
 * there when the script starts: the component reads it then.
 */
export function NearPart({
  call,
  onServer,
  children,
}: Pick<LateScript<never>, 'call' | 'onServer'> & { children: ReactNode }) {
  // What a server writes of a page after its beginning only a script puts into its place.
  if (onServer) use(onServer);
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
