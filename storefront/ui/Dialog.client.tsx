'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.client.tsx';
import { useDialog } from './use-dialog.client.ts';

const SHAPES = { centre: '', full: 'sheet-full', bottom: 'sheet-bottom' } as const;

/**
 * A dialog with a title. Traps and restores the focus, and closes on Escape, Back or a click outside.
 * @param props.shape centred, a full-height sheet, or a sheet from the bottom
 */
export function Dialog({
  open,
  onClose,
  title,
  shape = 'centre',
  className,
  footer,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  shape?: keyof typeof SHAPES;
  className?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  const heading = useId();
  const { dialogProps, close } = useDialog(open, onClose);
  return (
    <dialog {...dialogProps} aria-labelledby={heading} className={classes('sheet', SHAPES[shape], className)}>
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
            <h2 id={heading} className="text-lg">
              {title}
            </h2>
            <button type="button" className="btn btn-ghost btn-icon" onClick={close} aria-label={t('close')}>
              <Icon name="x" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
