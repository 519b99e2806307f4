'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { plainClick } from '@/ui/plain-click.ts';

/** The field of a results page, which is better at hand there than another one. */
const PAGE_FIELD = 'stock-query';

/**
 * The way to the search in a header without room for a field: a link to all stock that, once there is script,
 * unfolds the field under the header instead.
 * @param props.children the field, made on the server
 */
export function HeaderSearch({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector('input')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      link.current?.focus();
    };
    const onPoint = (event: PointerEvent) => {
      const at = event.target as Node;
      if (!panel.current?.contains(at) && !link.current?.contains(at)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPoint);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPoint);
    };
  }, [open]);
  return (
    <>
      <a
        ref={link}
        href="/search"
        className="btn btn-ghost btn-icon"
        aria-label="Search our stock"
        aria-expanded={open}
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          const field = document.getElementById(PAGE_FIELD);
          if (field) field.focus();
          else setOpen(!open);
        }}
      >
        <Icon name={open ? 'x' : 'search'} />
      </a>
      <div ref={panel} hidden={!open} className="menu-panel menu-panel-wide header-search">
        <div className="container py-5">{children}</div>
      </div>
    </>
  );
}
