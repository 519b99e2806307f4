'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State of a non-modal popup that a button opens. Escape and a click elsewhere close it; the focus returns
 * to the button if it was inside.
 */
export function useDisclosure<Trigger extends HTMLElement, Panel extends HTMLElement>(): {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  trigger: RefObject<Trigger | null>;
  panel: RefObject<Panel | null>;
} {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<Trigger>(null);
  const panel = useRef<Panel>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // A list inside may have handled it.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (panel.current?.contains(document.activeElement)) trigger.current?.focus();
      setOpen(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !trigger.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);
  return { isOpen, setOpen, trigger, panel };
}
