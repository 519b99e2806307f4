'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onFocus' | 'onPointerEnter'> & { href: string };

/**
 * `next/link` that prefetches its page once a pointer or the focus reaches it: when visible, as by default,
 * up to 200 links per page would each cost the server a render.
 */
export function HoverPrefetchLink(props: Props) {
  const [isReached, setIsReached] = useState(false);
  const reach = () => setIsReached(true);
  // null is the framework's default.
  return <NextLink {...props} prefetch={isReached ? null : false} onPointerEnter={reach} onFocus={reach} />;
}
