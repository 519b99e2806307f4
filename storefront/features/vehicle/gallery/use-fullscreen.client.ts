'use client';
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useModalPanel } from '@/ui/use-modal-panel.client.ts';

/** What the keys are meant for once the part is over the screen: what turns, else the button that closes. */
const FIRST_FOCUS = ['[role=tabpanel]:not([hidden]) [role=slider]', '.gallery-close'];

/**
 * Shows a part of the page over the whole screen, where it is: as a popover it goes into the browser's top layer without
 * leaving its place, so that a canvas, a film or a panorama in it goes on as it was. Escape and Back close it
 * (GALLERY-02, GALLERY-03). The browser's own fullscreen does not exist on iPhones.
 * @param label names it while it is over the screen
 * @returns `panelProps` for the part, and what opens and closes it
 */
export function useFullscreen<Part extends HTMLElement>(
  label: string,
): {
  panelProps: HTMLAttributes<Part> & { ref: RefObject<Part | null> };
  isFull: boolean;
  toggle: () => void;
} {
  const ref = useRef<Part>(null);
  const [isFull, setFull] = useState(false);
  // Before it is painted: a popover that does not show is not there at all.
  useLayoutEffect(() => {
    if (isFull) ref.current?.showPopover();
  }, [isFull]);
  useModalPanel(ref, isFull, () => setFull(false), { onlyNarrow: false });
  useEffect(() => {
    if (!isFull) return;
    for (const selector of FIRST_FOCUS) {
      const element = ref.current?.querySelector<HTMLElement>(selector);
      if (element) return element.focus();
    }
  }, [isFull]);
  return {
    panelProps: isFull
      ? { ref, popover: 'manual', role: 'dialog', 'aria-modal': true, 'aria-label': label }
      : { ref },
    isFull,
    toggle: () => setFull(!isFull),
  };
}
