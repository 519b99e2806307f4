import type { ReactNode } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';

const TONES = {
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A result: what happened, what it means for the money, and what to do next. */
export function Notice({
  tone,
  icon,
  title,
  spinning = false,
  children,
  actions,
}: {
  tone: keyof typeof TONES;
  icon: IconName;
  title: string;
  spinning?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div>
      <span className={classes('flex size-14 items-center justify-center rounded-full', TONES[tone])}>
        {spinning ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} size={28} />}
      </span>
      <h1 className="title mt-5 max-w-[14em]">{title}</h1>
      <div className="mt-4 grid max-w-[36em] gap-3 text-lg text-ink-muted">{children}</div>
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
