'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A bar that comes once the page is scrolled past a point, and goes again above it (VDP-17, VDP-18). One at the top
 * hangs from the site's header, however high that is, so that neither covers the other; it needs script to come
 * anyway. While it is away nothing in it takes the focus.
 * @param props.after pixels of scroll
 */
export function PastScroll({
  after,
  edge,
  label,
  children,
}: {
  after: number;
  edge: 'top' | 'bottom';
  label: string;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(false);
  const [header, setHeader] = useState<Element | null>(null);
  useEffect(() => {
    if (edge === 'top') setHeader(document.querySelector('.site-header'));
    const update = () => setShown(window.scrollY > after);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [after, edge]);
  const bar = (
    <section
      aria-label={label}
      data-shown={shown}
      inert={!shown}
      className={`vehicle-past vehicle-past-${edge} no-print`}
    >
      <div className="container flex items-center justify-between gap-4 py-2.5">{children}</div>
    </section>
  );
  if (edge === 'bottom') return bar;
  return header && createPortal(bar, header);
}
