'use client';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.client.ts';

/**
 * Controls a native modal `<dialog>`, which traps and restores the focus and closes on Escape, Back or a
 * click on its backdrop.
 * @param onClose called after the browser or the visitor has closed it
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
