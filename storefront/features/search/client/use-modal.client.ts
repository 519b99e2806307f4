'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '@/ui/use-back-closes.client.ts';

const FOCUSABLE = 'button, a[href], input, select, summary';
const WIDE = '(width >= 992px)'; // RESP-04: from here the panel stands beside the results

/**
 * Makes a part of the page modal while it is open: everything around it is inert, the page behind does not
 * scroll, Escape and Back close, and the focus comes back to where it was. For a panel that is an ordinary column on
 * wide screens and a sheet on narrow ones, which a `<dialog>` cannot be.
 */
export function useModal(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useBackCloses(open, onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const inert = surroundings(element);
    for (const other of inert) other.inert = true;
    document.documentElement.style.overflow = 'hidden';
    element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    const wide = window.matchMedia(WIDE);
    const onWide = () => wide.matches && close.current();
    element.addEventListener('keydown', onKey);
    wide.addEventListener('change', onWide);
    return () => {
      element.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onWide);
      for (const other of inert) other.inert = false;
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, panel]);
}

/** Everything beside an element and beside each of its ancestors, that is not inert already. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling);
  return around;
}
