'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBackCloses } from './use-back-closes.client.ts';

const FOCUSABLE = 'button, a[href], input, select, summary';
const WIDE = '(width >= 992px)'; // RESP-04: from here the panel stands beside the results

/**
 * Makes an element modal while it is open, for a drawer that is a normal column on wide screens, which
 * `<dialog>` does not support.
 * @param options.onlyNarrow close it when the screen becomes wide; default true
 */
export function useModalPanel(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
  { onlyNarrow = true }: { onlyNarrow?: boolean } = {},
): void {
  const close = useEffectEvent(onClose);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const focusedBefore = document.activeElement;
    const others = surroundings(element);
    for (const other of others) other.inert = true;
    document.documentElement.style.overflow = 'hidden';
    element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    // On the document, since a click on text leaves the focus outside the panel.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const wide = window.matchMedia(WIDE);
    const onWide = () => onlyNarrow && wide.matches && close();
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
      for (const other of others) other.inert = false;
      document.documentElement.style.overflow = '';
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    };
  }, [isOpen, panel, onlyNarrow]);
}

function surroundings(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling);
  return around;
}
