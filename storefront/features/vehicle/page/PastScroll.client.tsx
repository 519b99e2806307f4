'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Narrower windows have a bar of their own (see page.css). */
const WIDE = '(width >= 768px)';

/**
 * A bar that comes once the page is scrolled past a point, and goes again above it (VDP-17, VDP-18). One at the top
 * hangs from the site's header, however high that is, so that neither covers the other; it needs script to come
 * anyway, and is made halfway to its point. While it is away nothing in it takes the focus.
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
  const [isShown, setIsShown] = useState(false);
  const [header, setHeader] = useState<Element | null>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const update = () => {
      const scrolledBy = wide.matches ? window.scrollY : 0;
      setIsShown(scrolledBy > after);
      if (edge === 'top' && scrolledBy > after / 2) setHeader(document.querySelector('.site-header'));
    };
    // Not while the page comes alive: where it stands cannot be told without laying it out.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    wide.addEventListener('change', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      wide.removeEventListener('change', update);
    };
  }, [after, edge]);
  const bar = (
    <section
      aria-label={label}
      data-shown={isShown}
      inert={!isShown}
      className={`vehicle-past vehicle-past-${edge} no-print`}
    >
      <div className="container flex items-center justify-between gap-4 py-2.5">{children}</div>
    </section>
  );
  if (edge === 'bottom') return bar;
  return header && createPortal(bar, header);
}
