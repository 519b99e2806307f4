'use client';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.client.ts';

/**
 * The browser's own `<dialog>`, modal while it is open: it keeps the focus, gives it back, and closes on Escape, Back
 * or a press on its backdrop.
 * @param onClose called whenever the browser or the visitor has closed it
 * @returns `dialogProps` for the element, and what closes it
 */
export function useDialog(
  isOpen: boolean,
  onClose: () => void,
): {
  dialogProps: {
    ref: RefObject<HTMLDialogElement | null>;
    onClose: () => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
  close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  useBackCloses(isOpen, close);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return {
    dialogProps: {
      ref,
      onClose,
      onClick: (event) => {
        if (event.target === event.currentTarget) close();
      },
    },
    close,
  };
}
