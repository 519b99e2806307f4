'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBackCloses } from './use-back-closes.client.ts';

const FOCUSABLE = 'button, a[href], input, select, summary';
const WIDE = '(width >= 992px)'; // RESP-04: from here the panel stands beside the results

/**
 * Makes a part of the page modal while it is open: everything around it is inert, the page behind does not
 * scroll, Escape and Back close, and the focus comes back to where it was. For a drawer that is an ordinary column on
 * wide screens and a sheet on narrow ones, which a `<dialog>` cannot be.
 * @param options.onlyNarrow closes it where the screen becomes wide; on by default
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
    // A press on words leaves the focus nowhere: the keys are the document's then.
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

/** Everything beside an element and beside each of its ancestors, that is not inert already. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling);
  return around;
}
