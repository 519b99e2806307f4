'use client';
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useModalPanel } from '@/ui/use-modal-panel.client.ts';

/** Elements to focus on opening, in order of preference: the spin or panorama, else the close button. */
const FIRST_FOCUS = ['[role=tabpanel]:not([hidden]) [role=slider]', '.gallery-close'];

/**
 * Shows an element over the whole screen in place. A popover enters the browser's top layer without moving
 * in the DOM, so a canvas, video or panorama inside keeps running. Escape and Back close it (GALLERY-02,
 * GALLERY-03). iPhones do not support the Fullscreen API.
 * @param label accessible name while open
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
  // Before paint: a closed popover is not displayed at all.
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
