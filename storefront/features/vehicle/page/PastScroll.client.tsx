'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Narrower windows use the phone bar instead (see page.css). */
const WIDE = '(width >= 768px)';

/**
 * A bar that appears after scrolling past a point (VDP-17, VDP-18). The top one is attached to the site's
 * header at any height, so that neither covers the other. It is rendered at half the distance; while hidden
 * it is inert.
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
    // Not during hydration: reading the scroll position would force a layout.
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
