'use client';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * A bar that comes once the page is scrolled past a point, and goes again above it (VDP-17, VDP-18).
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
  useEffect(() => {
    const update = () => setShown(window.scrollY > after);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [after]);
  return (
    <aside
      aria-label={label}
      data-shown={shown}
      inert={!shown}
      className={`vehicle-past vehicle-past-${edge} no-print`}
    >
      {children}
    </aside>
  );
}
